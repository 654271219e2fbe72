import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { AccountDeletion } from '../domain/account-deletion.entity.ts';
import { DeletionView, deletionView } from './deletion.view.ts';

/** Whether, and from when, a person's account is to be deleted. */
@Injectable()
export class ReadDeletion {
  constructor(private readonly database: Database) {}

  async read({ userId }: { userId: string }): Promise<DeletionView> {
    return deletionView(await this.database.em().findOne(AccountDeletion, { userId }));
  }
}
