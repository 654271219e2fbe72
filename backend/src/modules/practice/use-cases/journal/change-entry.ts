import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { EntryChanged, NoSuchEntry } from '../../domain/errors.ts';
import { EntryViews } from './entry-views.ts';
import { holdEntry, holdJournal } from './hold-journal.ts';
import { checkRoom } from './journal-size.ts';
import { JournalSeal } from './journal-seal.ts';
import type { JournalEntryView } from './journal.view.ts';

interface Change {
  readonly userId: string;
  readonly id: string;
  readonly text: string;
  readonly version: number;
}

@Injectable()
export class ChangeEntry {
  constructor(
    private readonly tx: Transaction,
    private readonly seal: JournalSeal,
    private readonly views: EntryViews,
  ) {}

  /**
   * Safe to repeat: a text equal to the stored one is no change. Throws NoSuchEntry, or EntryChanged with both texts.
   */
  change({ userId, id, text, version }: Change): Promise<JournalEntryView> {
    return this.tx.run(async ({ em }) => {
      await holdJournal(em, userId);
      const entry = await holdEntry(em, userId, id);
      if (entry.deletedAt) throw new NoSuchEntry();
      const before = this.views.textOf(entry);
      if (before === text) return this.views.ofOne(entry);
      if (entry.version !== version) throw new EntryChanged(await this.views.ofOne(entry), text);
      await checkRoom(em, { userId, text, before });
      entry.rewrite(this.seal.seal(text, entry.id), new Date());
      return this.views.ofOne(entry);
    });
  }
}
