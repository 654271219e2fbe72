import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { reaches } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { ContentChanged, ReplayReader, type KnownReplay } from '#modules/content/index.ts';
import { EntitlementsOf } from '#modules/membership/index.ts';
import { ReplayReady } from '../../domain/events.ts';
import { inParts, whoComes, whoComesTo } from '../rsvp/places.ts';

const dayMs = 86_400_000;

@Injectable()
export class TellReplay {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly replays: ReplayReader,
    private readonly entitlements: EntitlementsOf,
  ) {}

  /** A replay older than a day causes no notification. */
  @ReactsTo([ContentChanged], { name: 'TellReplayWhenAttached', queue: 'content' })
  async tell({ kind, id }: { kind: string; id: string }): Promise<void> {
    const replay = kind === 'replays' ? await this.replays.find(id) : undefined;
    if (!replay || replay.createdAt.getTime() < this.clock.now().getTime() - dayMs) return;
    const userIds = await this.whoMayWatch(replay);
    await this.tx.run(async ({ outbox }) => {
      for (const told of inParts(userIds))
        outbox.append(new ReplayReady({ replayId: id, title: replay.title, userIds: told }));
    });
  }

  private async whoMayWatch({ eventId, knownAs, visibilityTier }: KnownReplay): Promise<string[]> {
    const rows = await this.database.sql<{ userId: string }>(
      `select user_id as "userId" from (${whoComes}) coming
       union select user_id from attendance where event_id = ? and known_as = ?`,
      [...whoComesTo({ eventId, knownAs }), eventId, knownAs],
    );
    const ids = rows.map(({ userId }) => userId);
    const tiers = await this.entitlements.read(ids);
    return ids.filter((id) => reaches(tiers.get(id)?.tier ?? 'free', visibilityTier));
  }
}
