import { Injectable } from '@nestjs/common';
import type { Tier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import type { ResultPage, PageQuery } from '#platform/http/page.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { ContentNotFound } from '../domain/errors.ts';
import type { EventCategory } from '../kinds/event/entity.ts';
import { pickFields } from '../kinds/kind.ts';
import { replayKind, type ReplayListItemView, type ReplayView } from '../kinds/replay/kind.ts';
import { ContentRowReader } from './content-rows.ts';
import { ContentReader, type ReaderSession } from './content-reader.ts';

export interface ReplayQuery extends PageQuery {
  readonly q?: string;
  readonly categories?: readonly EventCategory[];
  readonly year?: number;
  readonly first: readonly string[];
}

const listFields = [
  ...(['id', 'title', 'visibilityTier', 'locked', 'eventId', 'category', 'knownAs', 'startsAt', 'zone'] as const),
  ...(['summary', 'durationSec', 'chapterCount', 'captions', 'poster', 'createdAt'] as const),
];

export interface ReplaySummary {
  readonly id: string;
  readonly title: string;
  readonly eventId: string;
  readonly knownAs: Date;
  readonly createdAt: Date;
  readonly visibilityTier: Tier;
}

interface EventDateRef {
  readonly eventId: string;
  readonly knownAs: Date;
}

@Injectable()
export class ReplayReader {
  constructor(
    private readonly database: Database,
    private readonly entitlement: ReadEntitlement,
    private readonly content: ContentReader,
    private readonly rows: ContentRowReader,
  ) {}

  async listReplays(wanted: ReplayQuery, reader: ReaderSession): Promise<ResultPage<ReplayListItemView>> {
    const { tier } = await this.entitlement.readForRequest(reader);
    const { items, nextCursor } = await this.content.listItems(replayKind, { ...wanted, heardBy: tier }, reader);
    return { items: items.map((replay) => pickFields(replay, ...listFields)), nextCursor };
  }

  readReplay(id: string, reader: ReaderSession): Promise<ReplayView> {
    return this.content.readItem(replayKind, id, reader);
  }

  async find(id: string): Promise<ReplaySummary | undefined> {
    const row = await this.rows.readRow(replayKind, id, 'readers').catch((error: unknown) => {
      if (error instanceof ContentNotFound) return undefined;
      throw error;
    });
    if (!row) return undefined;
    const { title, knownAs, createdAt } = row.stored;
    const { eventId } = row.joined;
    const { visibilityTier } = await this.content.readItem(replayKind, id);
    return { id, title, eventId, visibilityTier, knownAs: new Date(knownAs), createdAt: new Date(createdAt) };
  }

  /** Returns ids in the order of `dates`, with null for an occurrence without a replay. */
  async findIdsByDates(dates: readonly EventDateRef[]): Promise<(string | null)[]> {
    if (dates.length === 0) return [];
    const rows = await this.database.prepared<{ id: string | null }>(
      {
        name: 'content.replays-of-dates',
        text: `select v.id from unnest($1::uuid[], $2::timestamptz[]) with ordinality as d(event_id, known_as, place)
          left join replays v on v.event_id = d.event_id and v.known_as = d.known_as order by d.place`,
      },
      [dates.map(({ eventId }) => eventId), dates.map(({ knownAs }) => knownAs)],
    );
    return rows.map(({ id }) => id);
  }
}
