import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { joinSeries, shownAt } from './shelves/series.ts';

/** How many lessons there are, and how many events are still to come; what repeats counts once. */
@Injectable()
export class CountContent {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<{ lessons: number; upcomingEvents: number }> {
    const now = this.clock.now();
    const series = await joinSeries(this.database, now);
    const [counts] = await this.database.sql<{ lessons: number; upcoming: number }>(
      `select (select count(*)::int from lessons) as lessons,
         (select count(*)::int from events e ${series.sql} where ${shownAt} >= ?::timestamptz) as upcoming`,
      [...series.params, now.toISOString()],
    );
    return { lessons: counts?.lessons ?? 0, upcomingEvents: counts?.upcoming ?? 0 };
  }
}
