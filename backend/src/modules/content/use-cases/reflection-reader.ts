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

const reflectionDaysSql = `(select date, id from reflections
  union all
  select a.date, a.reflection_id from reflection_again a
  where not exists (select 1 from reflections own where own.date = a.date))`;

const oldestUnshownSql = (day: string): string => `select f.id from reflections f
  where f.date <= ${day} - interval '1 year'
    and not exists (select 1 from reflection_again a
      where a.reflection_id = f.id and a.date > ${day} - interval '1 year')
  order by f.date limit 1`;

export const buildReflectionJsonSql = (
  day: string,
): string => `(select to_jsonb(one) from (select ${reflectionColumnsSql} from reflections f
  where f.id = coalesce((select d.id from ${reflectionDaysSql} d where d.date = ${day}), (${oldestUnshownSql(day)}))) one)`;

/** The caller decides which days a user may read and when a day begins. */
@Injectable()
export class ReflectionReader {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
  ) {}

  /** For a day without a reflection, stores and returns the oldest one that was not shown in the year before. */
  async readForDay(date: string): Promise<ReflectionView | undefined> {
    const found = await this.find(date);
    if (found) return found;
    await this.tx.run(({ em }) => repeatReflection(date, em));
    return this.find(date);
  }

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

  /** `lastDay` is the last day up to `today` on which the reflection was shown. */
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

function findPreviewedReflection(): string | undefined {
  const preview = getPreviewScope();
  return preview?.kind === 'reflections' ? preview.itemId : undefined;
}

/** The lock prevents two days from getting the same reflection. */
async function repeatReflection(date: string, em: EntityManager): Promise<void> {
  await acquireTransactionLock(em, 'reflection_again');
  await em.execute(
    `insert into reflection_again (date, reflection_id)
     select ?::date, oldest.id from (${oldestUnshownSql('?::date')}) oldest
     on conflict (date) do nothing`,
    [date, date, date],
  );
}
