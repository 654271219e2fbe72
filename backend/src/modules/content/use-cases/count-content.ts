import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Database } from '../../../platform/database/database.ts';

/** How many lessons there are, and how many events are still to come. */
@Injectable()
export class CountContent {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<{ lessons: number; upcomingEvents: number }> {
    const [counts] = await this.database.sql<{ lessons: number; upcoming: number }>(
      'select (select count(*)::int from lessons) as lessons, (select count(*)::int from events where starts_at >= ?::timestamptz) as upcoming',
      [this.clock.now().toISOString()],
    );
    return { lessons: counts?.lessons ?? 0, upcomingEvents: counts?.upcoming ?? 0 };
  }
}
