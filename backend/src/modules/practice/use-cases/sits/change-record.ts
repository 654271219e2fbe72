import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../../platform/database/transaction.ts';
import { PracticeWish } from '../../domain/practice-wish.entity.ts';
import { Sit } from '../../domain/sit.entity.ts';
import type { RecordWishView } from './sits.view.ts';

/** A person decides on their own record: whether sits are written down, and whether those that were are to go. */
@Injectable()
export class ChangeRecord {
  constructor(private readonly tx: Transaction) {}

  /** What was written down until now stays. */
  keep({ userId, keepsRecord }: { userId: string; keepsRecord: boolean }): Promise<RecordWishView> {
    return this.tx.run(async ({ em }) => {
      await em.upsert(PracticeWish, { userId, keepsRecord });
      return { keepsRecord };
    });
  }

  /** Deletes all sits, for good. */
  delete(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeDelete(Sit, { userId });
    });
  }
}
