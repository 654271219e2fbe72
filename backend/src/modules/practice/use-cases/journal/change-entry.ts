import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { JournalEntryChanged, JournalEntryNotFound } from '../../domain/errors.ts';
import { BuildJournalEntryViews } from './entry-views.ts';
import { lockEntry, lockJournal } from './lock-journal.ts';
import { checkJournalSize } from './journal-size.ts';
import { JournalCipher } from './journal-cipher.ts';
import type { JournalEntryView } from './journal.view.ts';

interface Change {
  readonly userId: string;
  readonly id: string;
  readonly text: string;
  readonly version: number;
}

@Injectable()
export class UpdateJournalEntry {
  constructor(
    private readonly tx: Transaction,
    private readonly seal: JournalCipher,
    private readonly views: BuildJournalEntryViews,
  ) {}

  change({ userId, id, text, version }: Change): Promise<JournalEntryView> {
    return this.tx.run(async ({ em }) => {
      await lockJournal(em, userId);
      const entry = await lockEntry(em, userId, id);
      if (entry.deletedAt) throw new JournalEntryNotFound();
      const before = this.views.decryptText(entry);
      if (before === text) return this.views.toView(entry);
      if (entry.version !== version) throw new JournalEntryChanged(await this.views.toView(entry), text);
      await checkJournalSize(em, { userId, text, before });
      entry.rewrite(this.seal.encrypt(text, entry.id), realTime());
      return this.views.toView(entry);
    });
  }
}
