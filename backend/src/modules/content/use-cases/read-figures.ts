import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { CountUsers } from '../../auth/index.ts';
import type { FiguresView } from './figures.view.ts';
import { readSeries } from './shelves/series.ts';

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

  private async countHeld(now: Date): Promise<number> {
    const [[single], series] = await Promise.all([
      this.database.sql<{ count: number }>(
        'select count(*)::int as count from events where starts_at < ?::timestamptz and recurrence is null',
        [now.toISOString()],
      ),
      readSeries(this.database, now),
    ]);
    return series.reduce((count, { held }) => count + held, single?.count ?? 0);
  }
}
