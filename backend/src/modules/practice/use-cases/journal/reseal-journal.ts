import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { JournalEntry } from '../../domain/journal-entry.entity.ts';
import { JournalSeal } from './journal-seal.ts';

const atOnce = 500;

/** After a change of keys: seals every entry by the present one, so that the old key can be taken out of the set. */
@Injectable()
export class ResealJournal {
  constructor(
    private readonly tx: Transaction,
    private readonly seal: JournalSeal,
  ) {}

  @Schedule({ name: 'practice.reseal-journal', queue: 'content', everySeconds: 3_600 })
  async reseal(): Promise<void> {
    const former = this.seal.formerMarks.map((mark) => ({ sealedText: { $like: `${mark}%` } }));
    if (former.length === 0) return;
    while ((await this.resealSome(former)) === atOnce);
  }

  /** How many were sealed anew; what somebody is writing at this moment waits for the next time. */
  private resealSome(former: { sealedText: { $like: string } }[]): Promise<number> {
    return this.tx.run(async ({ em }) => {
      const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE;
      const entries = await em.find(JournalEntry, { $or: former }, { limit: atOnce, lockMode });
      for (const entry of entries)
        entry.keepTextAs(this.seal.seal(this.seal.open(entry.sealedText, entry.id), entry.id));
      return entries.length;
    });
  }
}
