import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { MembershipGrant } from '../domain/membership-grant.entity.ts';

/** Deletes what was given to a person by hand. */
@Injectable()
export class ForgetGrants {
  constructor(private readonly tx: Transaction) {}

  forget(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeDelete(MembershipGrant, { userId });
    });
  }
}
