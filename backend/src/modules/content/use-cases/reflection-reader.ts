import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { getPreviewScope } from '#platform/preview/preview-scope.ts';
import { decodeCursor, toResultPage, readPageRows, type ResultPage } from '#platform/http/page.ts';
import { ContentNotFound } from '../domain/errors.ts';
import { toReflectionView, type ReflectionView } from '../kinds/reflection/kind.ts';

interface ReflectionPageQuery {
  readonly limit: number;
  readonly cursor?: string;
  readonly month?: string;
}

interface Row extends ReflectionView {
  readonly day: string;
}

const reflectionColumnsSql = `f.id, f.title, f.text, f.question, f.audio_url as "audioUrl", f.is_sample as "isSample"`;

/** SQL for the days with a reflection: one that staff wrote for the day, or one that is repeated on it. */
const reflectionDaysSql = `(select date, id from reflections
  union all
  select a.date, a.reflection_id from reflection_again a
  where not exists (select 1 from reflections own where own.date = a.date))`;

/** SQL for the oldest reflection that was not shown in the year before the day. */
const oldestUnshownSql = (day: string): string => `select f.id from reflections f
  where f.date <= ${day} - interval '1 year'
    and not exists (select 1 from reflection_again a
      where a.reflection_id = f.id and a.date > ${day} - interval '1 year')
  order by f.date limit 1`;

/**
 * SQL that returns the reflection of a day as JSON, as a part of a larger statement. For a day without a reflection, it
 * chooses an older one and does not store the choice.
 */
export const buildReflectionJsonSql = (
  day: string,
): string => `(select to_jsonb(one) from (select ${reflectionColumnsSql} from reflections f
  where f.id = coalesce((select d.id from ${reflectionDaysSql} d where d.date = ${day}), (${oldestUnshownSql(day)}))) one)`;

/** Reads reflections. The caller decides which days a user may read and at which hour a day begins. */
@Injectable()
export class ReflectionReader {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
  ) {}

  /**
   * Returns the reflection of a day such as 2026-11-22. For a day without one, it stores and returns the oldest
   * reflection that was not shown in the year before.
   */
  async readForDay(date: string): Promise<ReflectionView | undefined> {
    const found = await this.find(date);
    if (found) return found;
    await this.tx.run(({ em }) => repeatReflection(date, em));
    return this.find(date);
  }

  /**
   * Returns the reflections before `date`, latest first; with `month`, such as 2026-11, only those of that month.
   * Throws InvalidCursor.
   */
  async listBefore(date: string, { limit, cursor, month }: ReflectionPageQuery): Promise<ResultPage<ReflectionView>> {
    const [before] = cursor ? decodeCursor(cursor, 1) : [date];
    const ofMonth = month ? `and to_char(d.date, 'YYYY-MM') = ?` : '';
    const read = this.database.sql<Row>(
      `select d.date::text as day, ${reflectionColumnsSql} from ${reflectionDaysSql} d join reflections f on f.id = d.id
       where d.date < ?::date and d.date < ?::date ${ofMonth} order by d.date desc limit ${limit + 1}`,
      [date, before, ...(month ? [month] : [])],
    );
    return toResultPage(
      await readPageRows(read, cursor),
      limit,
      (row) => toReflectionView(row.day, row),
      (row) => [row.day],
    );
  }

  async findFirstDay(date: string): Promise<string | undefined> {
    const [first] = await this.database.sql<{ day: string | null }>(
      `select min(d.date)::text as day from ${reflectionDaysSql} d where d.date < ?::date`,
      [date],
    );
    return first?.day ?? undefined;
  }

  /**
   * Returns the audio URL and the text of a reflection, and the last day up to `today` on which it was shown. Throws
   * ContentNotFound.
   */
  async readAudio(
    id: string,
    today: string,
  ): Promise<{ audioUrl: string | null; text: string | null; lastDay: string }> {
    if (id === findPreviewedReflection()) {
      const { audioUrl = null, text = null } = (await this.readAsOfDay(id, today)) ?? {};
      return { audioUrl, text, lastDay: today };
    }
    const [found] = await this.database.sql<{ audioUrl: string | null; text: string; lastDay: string }>(
      `select f.audio_url as "audioUrl", f.text, max(d.date)::text as "lastDay" from ${reflectionDaysSql} d join reflections f on f.id = d.id
       where d.id = ?::uuid and d.date <= ?::date group by f.id`,
      [id, today],
    );
    if (!found) throw new ContentNotFound();
    return found;
  }

  private async find(date: string): Promise<ReflectionView | undefined> {
    const previewedId = findPreviewedReflection();
    if (previewedId) return this.readAsOfDay(previewedId, date);
    const [row] = await this.database.sql<Row>(
      `select d.date::text as day, ${reflectionColumnsSql} from ${reflectionDaysSql} d join reflections f on f.id = d.id where d.date = ?::date`,
      [date],
    );
    return row && toReflectionView(row.day, row);
  }

  private async readAsOfDay(id: string, date: string): Promise<ReflectionView | undefined> {
    const [row] = await this.database.sql<ReflectionView>(
      `select ${reflectionColumnsSql} from reflections f where f.id = ?::uuid`,
      [id],
    );
    return row && toReflectionView(date, row);
  }
}

/** Returns the id of the previewed reflection. The preview shows it as today's reflection, regardless of its date. */
function findPreviewedReflection(): string | undefined {
  const preview = getPreviewScope();
  return preview?.kind === 'reflections' ? preview.itemId : undefined;
}

/**
 * Chooses the reflection to repeat on a day and stores the choice. A lock prevents two days from getting the same
 * reflection.
 */
async function repeatReflection(date: string, em: EntityManager): Promise<void> {
  await acquireTransactionLock(em, 'reflection_again');
  await em.execute(
    `insert into reflection_again (date, reflection_id)
     select ?::date, oldest.id from (${oldestUnshownSql('?::date')}) oldest
     on conflict (date) do nothing`,
    [date, date, date],
  );
}
