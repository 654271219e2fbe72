import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { CountUsers } from '../../auth/index.ts';
import type { FiguresView } from './figures.view.ts';
import { timesHeld } from './recurrence.ts';

interface HeldRow {
  readonly title: string;
  readonly startsAt: string;
  readonly zone: string;
  readonly recurrence: string;
}

const keptForMs = 60_000;

/** Counts members and the meetings that were held. Answers from memory for a minute. */
@Injectable()
export class ReadFigures {
  private last: { readonly at: number; readonly figures: FiguresView } | undefined;

  constructor(
    private readonly countUsers: CountUsers,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<FiguresView> {
    const now = this.clock.now();
    if (this.last && Math.abs(now.getTime() - this.last.at) < keptForMs) return this.last.figures;
    const [members, eventsHeld] = await Promise.all([this.countUsers.execute(), this.countHeld(now)]);
    this.last = { at: now.getTime(), figures: { members, eventsHeld } };
    return this.last.figures;
  }

  /** A date of a series may have a row of its own beside the one that began it: a meeting counts once. */
  private async countHeld(now: Date): Promise<number> {
    const before = [now.toISOString()];
    const [[single], series] = await Promise.all([
      this.database.sql<{ count: number }>(
        'select count(*)::int as count from events where starts_at < ?::timestamptz and recurrence is null',
        before,
      ),
      this.database.sql<HeldRow>(
        `select title, starts_at as "startsAt", zone, recurrence from events
         where starts_at < ?::timestamptz and recurrence is not null`,
        before,
      ),
    ]);
    const meetings = series.flatMap(({ title, startsAt, ...rule }) =>
      timesHeld({ ...rule, startsAt: new Date(startsAt) }, now).map((time) => `${time} ${title}`),
    );
    return (single?.count ?? 0) + new Set(meetings).size;
  }
}
