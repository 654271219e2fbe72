import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import type { PageQuery } from '#platform/http/page.ts';
import { ReplayReader, type ReaderSession, type ReplayListItemView } from '#modules/content/index.ts';
import { ReplayProgress } from '../../domain/replay-progress.entity.ts';
import type { MemberReplayView, ReplayProgressView, ReplayListView } from './replays.view.ts';

export const replayKinds = {
  circles: ['circle'],
  workshops: ['workshop', 'webinar'],
  gatherings: ['retreat'],
} as const;
export type ReplayKind = keyof typeof replayKinds;

export interface ReplayFilters extends PageQuery {
  readonly q?: string;
  readonly kind?: ReplayKind;
  readonly year?: number;
}

type Progress = Pick<ReplayProgress, 'replayId' | 'positionSec' | 'playedAt' | 'doneAt'>;

const newReplayAgeMs = 7 * 86_400_000;
const maxStartedReplays = 100;

@Injectable()
export class ReadReplays {
  constructor(
    private readonly database: Database,
    private readonly replays: ReplayReader,
    private readonly clock: Clock,
  ) {}

  async list({ kind, ...asked }: ReplayFilters, reader: ReaderSession): Promise<ReplayListView> {
    const { userId } = reader;
    const begun = await this.database
      .em()
      .find(ReplayProgress, { userId, doneAt: null }, { orderBy: { playedAt: 'desc' }, limit: maxStartedReplays });
    const wanted = { ...asked, ...(kind && { categories: replayKinds[kind] }), first: begun.map(getReplayId) };
    const { items, nextCursor } = await this.replays.listReplays(wanted, reader);
    const [progress, there] = await Promise.all([this.progressOf(userId, items), this.attendedReplays(userId, items)]);
    const isFresh = ({ createdAt }: ReplayListItemView) =>
      Date.parse(createdAt) > this.clock.now().getTime() - newReplayAgeMs;
    return {
      items: items.map((item) => ({
        ...item,
        standing: computeProgress(progress.get(item.id)),
        isNew: !item.locked && !progress.has(item.id) && isFresh(item),
        wasThere: there.has(item.id),
      })),
      nextCursor,
    };
  }

  async one(id: string, reader: ReaderSession): Promise<MemberReplayView> {
    const replay = await this.replays.readReplay(id, reader);
    const [progress, there] = await Promise.all([
      this.progressOf(reader.userId, [replay]),
      this.attendedReplays(reader.userId, [replay]),
    ]);
    return { ...replay, standing: computeProgress(progress.get(replay.id)), wasThere: there.has(replay.id) };
  }

  private async progressOf(userId: string, items: readonly { id: string }[]): Promise<ReadonlyMap<string, Progress>> {
    const fields = ['replayId', 'positionSec', 'playedAt', 'doneAt'] as const;
    const where = { userId, replayId: { $in: items.map(({ id }) => id) } };
    const found = await this.database.em().find(ReplayProgress, where, { fields });
    return new Map(found.map((progress) => [progress.replayId, progress]));
  }

  private async attendedReplays(userId: string, items: readonly ReplayListItemView[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.prepared<{ id: string }>(
      {
        name: 'live-events.replays-attended',
        text: `select d.id from unnest($2::uuid[], $3::uuid[], $4::timestamptz[]) as d(id, event_id, known_as)
          where exists (select from attendance a
            where a.user_id = $1 and a.event_id = d.event_id and a.known_as = d.known_as)`,
      },
      [userId, items.map(({ id }) => id), items.map(({ eventId }) => eventId), items.map(({ knownAs }) => knownAs)],
    );
    return new Set(rows.map(({ id }) => id));
  }
}

const getReplayId = ({ replayId }: ReplayProgress): string => replayId;

const computeProgress = (progress: Progress | undefined): ReplayProgressView => ({
  positionSec: progress?.positionSec ?? 0,
  lastPlayedAt: progress?.playedAt.toISOString() ?? null,
  isDone: Boolean(progress?.doneAt),
});
