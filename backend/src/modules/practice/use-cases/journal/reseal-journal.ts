import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { JournalEntry } from '../../domain/journal-entry.entity.ts';
import { JournalSeal } from './journal-seal.ts';

const atOnce = 500;

/** Encrypts every entry again with the current key, so that operators can remove the old key from the set. */
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

  /** Returns the number of entries; entries locked by a user are left for the next run. */
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
