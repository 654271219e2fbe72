import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { JournalEntry } from '../../domain/journal-entry.entity.ts';
import { JournalCipher } from './journal-cipher.ts';

const batchSize = 500;

/** Encrypts entries of former keys again with the current key, so that operators can remove the former keys. */
@Injectable()
export class RotateJournalKeys {
  constructor(
    private readonly tx: Transaction,
    private readonly seal: JournalCipher,
  ) {}

  @Schedule({ name: 'practice.reseal-journal', queue: 'content', everySeconds: 3_600 })
  async rotate(): Promise<void> {
    const former = this.seal.formerKeyPrefixes.map((mark) => ({ sealedText: { $like: `${mark}%` } }));
    if (former.length === 0) return;
    while ((await this.rotateBatch(former)) === batchSize);
  }

  private rotateBatch(former: { sealedText: { $like: string } }[]): Promise<number> {
    return this.tx.run(async ({ em }) => {
      const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE;
      const entries = await em.find(JournalEntry, { $or: former }, { limit: batchSize, lockMode });
      for (const entry of entries)
        entry.replaceSealedText(this.seal.encrypt(this.seal.decrypt(entry.sealedText, entry.id), entry.id));
      return entries.length;
    });
  }
}
