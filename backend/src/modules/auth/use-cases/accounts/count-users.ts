import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { User } from '../../domain/user.entity.ts';

/** How many accounts there are. */
@Injectable()
export class CountUsers {
  constructor(private readonly database: Database) {}

  count(): Promise<number> {
    return this.database.em().count(User);
  }
}
