import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { ContentWriter, EventDates } from '#modules/content/index.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { DemoFileSeeder } from './demo-files.ts';
import { getDemoReplay } from './media.ts';

const dayMs = 86_400_000;

const minReplayAgeDays = 3;

const replaysByEvent = [
  {
    slug: 'weekly-unity-circle',
    film: 'replay-1',
    title: 'Weekly Unity Circle: The Visitor',
    summary: 'The reading and the sit. What people said was not recorded.',
  },
  {
    slug: 'deep-practice-circle',
    film: 'replay-2',
    title: 'Deep Practice Circle: A Long Quiet',
    summary: 'What was taught before the long sit, and after it.',
  },
];

@Injectable()
export class DemoReplaySeeder {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly content: ContentWriter,
    private readonly dates: EventDates,
    private readonly clock: Clock,
    private readonly files: DemoFileSeeder,
  ) {}

  async seed(): Promise<string> {
    const [there] = await this.database.sql('select 1 from replays limit 1');
    if (there) return 'replays are there';
    const now = this.clock.now();
    const events = await this.dates.listBetween(new Date(now.getTime() - 14 * dayMs), now);
    const toStored = await this.files.seed();
    await this.tx.run(async ({ em }) => {
      for (const { slug, film, ...words } of replaysByEvent) {
        const found = events.find(({ event }) => event.slug === slug);
        const date = found?.dates.findLast(({ endsAt }) => endsAt.getTime() < now.getTime() - minReplayAgeDays * dayMs);
        if (!found || !date) continue;
        const { knownAs, startsAt } = date;
        const createdAt = new Date(date.endsAt.getTime() + dayMs / 2);
        const about = { event: found.event.id as never, knownAs, startsAt, createdAt };
        const id = await this.content.add('replays', { ...about, ...words, ...toStored(getDemoReplay(film)) });
        if (film !== 'replay-1') continue;
        await em.execute(
          `insert into replay_progress (user_id, replay_id, position_sec, played_at, watched, seen_sec)
           select id, ?, 252, ?, '{[0,252)}', 252 from users where email = 'creator@example.org'`,
          [id, createdAt],
        );
      }
    });
    return `${replaysByEvent.length} replays are there`;
  }
}
