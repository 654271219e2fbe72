import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { JournalEntry } from '../../domain/journal-entry.entity.ts';
import { BuildJournalEntryViews } from './entry-views.ts';
import type { JournalEntryView } from './journal.view.ts';

const maxBatchEntries = 100;
const maxBatchBytes = 100_000;

@Injectable()
export class ReadJournal {
  constructor(
    private readonly database: Database,
    private readonly views: BuildJournalEntryViews,
  ) {}

  async *batches(userId: string, { withDeleted = false } = {}): AsyncGenerator<JournalEntryView[]> {
    const where = { userId, ...(withDeleted ? {} : { deletedAt: null }) };
    for (const ids of toBatches(await this.sizes(userId, withDeleted))) {
      const em = this.database.em();
      yield this.views.toViews(await em.find(JournalEntry, { ...where, id: { $in: ids } }, { orderBy: { id: 'asc' } }));
    }
  }

  private sizes(userId: string, withDeleted: boolean): Promise<{ id: string; bytes: number }[]> {
    return this.database.sql(
      `select id, octet_length(sealed_text) as bytes from journal_entry
        where user_id = ? and (? or deleted_at is null) order by id`,
      [userId, withDeleted],
    );
  }
}

function* toBatches(sizes: readonly { id: string; bytes: number }[]): Generator<string[]> {
  let ids: string[] = [];
  let size = 0;
  for (const { id, bytes } of sizes) {
    if (ids.length > 0 && (ids.length === maxBatchEntries || size + bytes > maxBatchBytes)) {
      yield ids;
      [ids, size] = [[], 0];
    }
    ids.push(id);
    size += bytes;
  }
  if (ids.length > 0) yield ids;
}
