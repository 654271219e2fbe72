import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { Clock } from '#kernel/clock.ts';
import { institute } from '#kernel/institute.ts';
import { Database } from '#platform/database/database.ts';
import { toPlainText } from '#platform/markdown/prose.ts';
import type { ReflectionDaysView, ReflectionDayView } from './reflection-days.view.ts';
import { StaffTableQueries } from './staff-table-queries.ts';

const daysAhead = 30;
const excerptCharacters = 120;
const maxItems = 500;

type Row = Omit<ReflectionDayView, 'excerpt'> & { text: string };

@Injectable()
export class ReflectionCalendar {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tables: StaffTableQueries,
  ) {}

  async read({ from, until }: { from: string; until: string }): Promise<ReflectionDaysView> {
    const today = DateTime.fromJSDate(this.clock.now(), { zone: institute.timeZone });
    const own = this.tables.table('reflections');
    const rows = await this.database.sql<Row>(
      `select r.date::text as day, r.id, r.title, r.text, r.status from ${own} r
       where r.date between ?::date and ?::date
       union all
       select a.date::text, f.id, f.title, f.text, 'repeated' from reflection_again a
       join reflections f on f.id = a.reflection_id
       where a.date between ?::date and ?::date and not exists (select 1 from reflections o where o.date = a.date)
       order by 1, 2 limit ${maxItems}`,
      [from, until, from, until],
    );
    const written = await this.database.sql<{ day: string }>(
      `select r.date::text as day from ${own} r where r.status <> 'draft' and r.date between ?::date and ?::date`,
      [today.toISODate(), today.plus({ days: daysAhead - 1 }).toISODate()],
    );
    return {
      today: today.toFormat('yyyy-MM-dd'),
      items: rows.map(({ text, ...day }) => ({ ...day, excerpt: toPlainText(text).slice(0, excerptCharacters) })),
      emptyDays: listMissing(today, new Set(written.map(({ day }) => day))),
    };
  }
}

const listMissing = (today: DateTime, written: ReadonlySet<string>): string[] =>
  Array.from({ length: daysAhead }, (_, at) => today.plus({ days: at }).toFormat('yyyy-MM-dd')).filter(
    (day) => !written.has(day),
  );
