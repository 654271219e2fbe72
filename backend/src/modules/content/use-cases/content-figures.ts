import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { CachedCounts } from '#platform/database/cached-counts.ts';
import { CountUsers } from '#modules/auth/index.ts';
import {
  severalDatesCondition,
  validRecurrenceCondition,
  buildSeriesJoin,
  readSeriesSchedules,
  shownStartSql,
} from '../kinds/event/series.ts';
import type { FiguresView } from './figures.view.ts';

@Injectable()
export class ContentFiguresReader {
  private readonly figures = new CachedCounts({
    read: () => this.countAll(this.clock.now()),
    // `Infinity` caches the numbers for any number of rows, because every visitor reads the numbers.
    countRows: () => Infinity,
    now: () => this.clock.now().getTime(),
  });
  private countSitters: () => Promise<number | null> = async () => null;

  constructor(
    private readonly countUsers: CountUsers,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The practice module calls this method at startup, because content must not import practice. */
  addSitters(count: () => Promise<number | null>): void {
    this.countSitters = count;
  }

  read(): Promise<FiguresView> {
    return this.figures.get();
  }

  private async countAll(now: Date): Promise<FiguresView> {
    const [members, eventsHeld, sitters] = await Promise.all([
      this.countUsers.count(),
      this.countHeld(now),
      this.countSitters(),
    ]);
    return { members, eventsHeld, sitters };
  }

  async count(): Promise<{ lessons: number; upcomingEvents: number }> {
    const now = this.clock.now();
    const series = await buildSeriesJoin(this.database, now);
    const [counts] = await this.database.sql<{ lessons: number; upcoming: number }>(
      `select (select count(*)::int from lessons) as lessons,
         (select count(*)::int from events e ${series.sql} where ${shownStartSql} >= ?::timestamptz and ${validRecurrenceCondition}) as upcoming`,
      [...series.params, now.toISOString()],
    );
    return { lessons: counts?.lessons ?? 0, upcomingEvents: counts?.upcoming ?? 0 };
  }

  private async countHeld(now: Date): Promise<number> {
    const [[single], series] = await Promise.all([
      this.database.sql<{ count: number }>(
        `select count(*)::int as count from events e where e.starts_at < ?::timestamptz and not ${severalDatesCondition}`,
        [now.toISOString()],
      ),
      readSeriesSchedules(this.database, now),
    ]);
    return series.reduce((count, { heldCount: held }) => count + held, single?.count ?? 0);
  }
}
