import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { ReplayReader, TierTooLow, type ReaderSession } from '#modules/content/index.ts';
import {
  lessonSeenThreshold,
  toMultirange,
  countSecondsSql,
  clampPosition,
  clampDeviceTime,
  type WatchedSpan,
} from '#modules/practice/index.ts';
import type { ReplayProgressView } from './replays.view.ts';

interface PlaybackReport {
  readonly positionSec: number;
  readonly watched: readonly WatchedSpan[];
  readonly playedAt: Date;
}

interface Row {
  readonly positionSec: number;
  readonly playedAt: Date | Date;
  readonly isDone: boolean;
}

/** The position of the latest playback is stored, because reports of several devices can arrive in any order. */
const laterPositionSql = `position_sec = case when excluded.played_at < kept.played_at then kept.position_sec else excluded.position_sec end,
  played_at = greatest(kept.played_at, excluded.played_at)`;

const mergedRangesSql = 'kept.watched + excluded.watched';

@Injectable()
export class RecordReplayProgress {
  constructor(
    private readonly tx: Transaction,
    private readonly replays: ReplayReader,
  ) {}

  /** Throws TierTooLow when the tier is too low, but still stores the position if the member has started the replay. */
  async record(
    replayId: string,
    { watched, ...played }: PlaybackReport,
    reader: ReaderSession,
  ): Promise<ReplayProgressView> {
    const { id, durationSec, locked, visibilityTier } = await this.replays.readReplay(replayId, reader);
    const now = realTime();
    const place = [clampPosition(played.positionSec, durationSec), clampDeviceTime(played.playedAt, now)];
    if (locked) {
      await this.storePosition(reader.userId, id, place);
      throw new TierTooLow(visibilityTier);
    }
    const ranges = toMultirange(watched, durationSec);
    const enough = durationSec > 0 ? durationSec * lessonSeenThreshold : null;
    const [row] = await this.tx.run(({ em }) =>
      em.execute<Row[]>(
        `insert into replay_progress as kept (user_id, replay_id, position_sec, played_at, watched, seen_sec, done_at)
         values (?, ?, ?, ?, ?, ${countSecondsSql('?::int4multirange')},
           case when ${countSecondsSql('?::int4multirange')} >= ?::numeric then ?::timestamptz end)
         on conflict (user_id, replay_id) do update set ${laterPositionSql},
           watched = ${mergedRangesSql}, seen_sec = ${countSecondsSql(mergedRangesSql)},
           done_at = coalesce(kept.done_at, case when ${countSecondsSql(mergedRangesSql)} >= ?::numeric then ?::timestamptz end)
         returning position_sec as "positionSec", played_at as "playedAt", done_at is not null as "isDone"`,
        [reader.userId, id, ...place, ranges, ranges, ranges, enough, now, enough, now],
      ),
    );
    if (!row) throw new Error('What was inserted is answered');
    const { positionSec, playedAt, isDone } = row;
    return { positionSec, isDone, lastPlayedAt: new Date(playedAt).toISOString() };
  }

  private storePosition(userId: string, replayId: string, place: readonly unknown[]): Promise<unknown> {
    return this.tx.run(({ em }) =>
      em.execute(
        `update replay_progress as kept set ${laterPositionSql} from (select ?::int as position_sec, ?::timestamptz as played_at) excluded
         where kept.user_id = ? and kept.replay_id = ?`,
        [...place, userId, replayId],
      ),
    );
  }
}
