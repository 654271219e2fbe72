import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { isTierAtLeast } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { ContentChanged, ReplayReader, type ReplaySummary } from '#modules/content/index.ts';
import { ReadEntitlements } from '#modules/membership/index.ts';
import { ReplayBecameReady } from '../../domain/events.ts';
import { splitIntoBatches, attendeesSql, buildAttendeesParams } from '../rsvp/attendees.ts';

const dayMs = 86_400_000;

@Injectable()
export class NotifyReplayReady {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly replays: ReplayReader,
    private readonly entitlements: ReadEntitlements,
  ) {}

  /** Notifies only about replays that were created within the last day, because staff may also edit older replays. */
  @ReactsTo([ContentChanged], { name: 'TellReplayWhenAttached', queue: 'content' })
  async notify({ kind, id }: { kind: string; id: string }): Promise<void> {
    const replay = kind === 'replays' ? await this.replays.find(id) : undefined;
    if (!replay || replay.createdAt.getTime() < this.clock.now().getTime() - dayMs) return;
    const userIds = await this.listEligibleAttendees(replay);
    await this.tx.run(async ({ outbox }) => {
      for (const batch of splitIntoBatches(userIds))
        outbox.append(new ReplayBecameReady({ replayId: id, title: replay.title, userIds: batch }));
    });
  }

  private async listEligibleAttendees({ eventId, knownAs, visibilityTier }: ReplaySummary): Promise<string[]> {
    const rows = await this.database.sql<{ userId: string }>(
      `select user_id as "userId" from (${attendeesSql}) coming
       union select user_id from attendance where event_id = ? and known_as = ?`,
      [...buildAttendeesParams({ eventId, knownAs }), eventId, knownAs],
    );
    const ids = rows.map(({ userId }) => userId);
    const tiers = await this.entitlements.read(ids);
    return ids.filter((id) => isTierAtLeast(tiers.get(id)?.tier ?? 'free', visibilityTier));
  }
}
