import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { deleteRowsInSlices } from '#platform/database/delete-in-slices.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { JournalEntryExists } from '../../domain/errors.ts';
import { trashRetentionDays } from '../../domain/journal-entry.entity.ts';
import { BuildJournalEntryViews } from './entry-views.ts';
import { lockEntry, lockJournal } from './lock-journal.ts';
import type { JournalEntryView } from './journal.view.ts';
import { findEntryForSource } from './write-entry.ts';

interface EntryRef {
  readonly userId: string;
  readonly id: string;
}

const dayMs = 86_400_000;

@Injectable()
export class DeleteJournalEntry {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly views: BuildJournalEntryViews,
  ) {}

  delete({ userId, id }: EntryRef): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const entry = await lockEntry(em, userId, id);
      entry.delete(realTime());
    });
  }

  restore({ userId, id }: EntryRef): Promise<JournalEntryView> {
    return this.tx.run(async ({ em }) => {
      await lockJournal(em, userId);
      const entry = await lockEntry(em, userId, id);
      const other = await findEntryForSource(em, entry);
      if (other && other.id !== entry.id) throw new JournalEntryExists(await this.views.toView(other));
      entry.restore();
      return this.views.toView(entry);
    });
  }

  @Schedule({ name: 'practice.forget-deleted-entries', queue: 'content', everySeconds: 3_600 })
  async purgeDeleted(): Promise<void> {
    const before = new Date(realTime().getTime() - trashRetentionDays * dayMs).toISOString();
    const where = 'deleted_at < ?::timestamptz';
    await deleteRowsInSlices(this.database, { table: 'journal_entry', where, orderBy: 'deleted_at' }, [before]);
  }
}
