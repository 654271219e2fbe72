import type { FilterQuery } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { normalizeForSearch } from '#kernel/normalize-text.ts';
import { Database } from '#platform/database/database.ts';
import { toResultPage, type ListQuery, decodeIdCursor } from '#platform/http/page.ts';
import { CourseOutlineReader } from '#modules/content/index.ts';
import { JournalEntry, type JournalSource } from '../../domain/journal-entry.entity.ts';
import { BuildJournalEntryViews } from './entry-views.ts';
import { maxJournalBytes, readJournalSize } from './journal-size.ts';
import type { JournalPage } from './journal.view.ts';

interface JournalListQuery extends Pick<ListQuery, 'limit' | 'cursor' | 'q'> {
  readonly userId: string;
  readonly source?: JournalSource;
  readonly sourceId?: string;
  readonly module?: string;
  readonly deleted?: boolean;
}

const maxSearched = 5_000;
const batchSize = 100;

@Injectable()
export class ListJournal {
  constructor(
    private readonly database: Database,
    private readonly views: BuildJournalEntryViews,
    private readonly outline: CourseOutlineReader,
  ) {}

  async list({ limit, cursor, q, module, ...wanted }: JournalListQuery): Promise<JournalPage> {
    const all = entryFilter(wanted);
    const where = module ? { $and: [all, await this.moduleFilter(module)] } : all;
    const before = cursor && decodeIdCursor(cursor);
    const found = q
      ? await this.search(where, before, normalizeForSearch(q), limit + 1)
      : await this.find(where, before, limit + 1);
    const { items, nextCursor } = toResultPage(
      found,
      limit,
      (entry) => entry,
      ({ id }) => [id],
    );
    return {
      items: await this.views.toViews(items),
      total: await this.database.em().count(JournalEntry, where),
      bytes: await readJournalSize(this.database.em(), wanted.userId),
      mostBytes: maxJournalBytes,
      nextCursor,
    };
  }

  private async moduleFilter(idOrSlug: string): Promise<FilterQuery<JournalEntry>> {
    const modules = await this.outline.read();
    const module = modules.find(({ id, slug }) => [id, slug].includes(idOrSlug));
    return { source: 'lesson', sourceId: { $in: module?.lessons.map(({ id }) => id) ?? [] } };
  }

  private async search(
    where: FilterQuery<JournalEntry>,
    cursor: string | undefined,
    word: string,
    limit: number,
  ): Promise<JournalEntry[]> {
    const matching: JournalEntry[] = [];
    let before = cursor;
    for (let searched = 0; searched < maxSearched && matching.length < limit; searched += batchSize) {
      const some = await this.find(where, before, batchSize);
      matching.push(...some.filter((entry) => normalizeForSearch(this.views.decryptText(entry)).includes(word)));
      if (some.length < batchSize) break;
      before = some.at(-1)?.id;
    }
    return matching.slice(0, limit);
  }

  private find(where: FilterQuery<JournalEntry>, before: string | undefined, limit: number): Promise<JournalEntry[]> {
    const page = before ? { $and: [where, { id: { $lt: before } }] } : where;
    return this.database.em().find(JournalEntry, page, { orderBy: { id: 'desc' }, limit });
  }
}

const entryFilter = ({
  userId,
  source,
  sourceId,
  deleted = false,
}: Omit<JournalListQuery, 'limit' | 'module'>): FilterQuery<JournalEntry> => ({
  userId,
  ...(source && { source }),
  ...(sourceId && { sourceId }),
  deletedAt: deleted ? { $ne: null } : null,
});
