import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { isTierAtLeast } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { ReflectionReader, TierTooLow } from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { JournalEntry } from '../../domain/journal-entry.entity.ts';
import { computePracticeDay } from '../sits/practice-day.ts';
import type { ReflectionPageView, TodayReflectionView } from './reflections.view.ts';

export const minReflectionArchiveTier = 'seeker';

interface PastReflectionsQuery {
  readonly userId: string;
  readonly zone: string;
  readonly limit: number;
  readonly cursor?: string;
  readonly month?: string;
}

@Injectable()
export class ReadReflections {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly reflections: ReflectionReader,
    private readonly entitlementOf: ReadEntitlement,
  ) {}

  async today(zone: string): Promise<TodayReflectionView> {
    const day = computePracticeDay(this.clock.now(), zone);
    return { day, reflection: (await this.reflections.readForDay(day)) ?? null };
  }

  async listBefore({ userId, zone, ...wanted }: PastReflectionsQuery): Promise<ReflectionPageView> {
    const { tier } = await this.entitlementOf.read(userId);
    if (!isTierAtLeast(tier, minReflectionArchiveTier)) throw new TierTooLow(minReflectionArchiveTier);
    const today = computePracticeDay(this.clock.now(), zone);
    const [{ items, nextCursor }, since] = await Promise.all([
      this.reflections.listBefore(today, wanted),
      this.reflections.findFirstDay(today),
    ]);
    const written = await this.findAnswered(
      userId,
      items.map(({ id }) => id),
    );
    return {
      items: items.map((reflection) => ({ ...reflection, hasWritten: written.has(reflection.id) })),
      since: since ?? null,
      nextCursor,
    };
  }

  private async findAnswered(userId: string, ids: string[]): Promise<ReadonlySet<string | null | undefined>> {
    const where = { userId, source: 'reflection', sourceId: { $in: ids }, deletedAt: null } as const;
    const entries = await this.database.em().find(JournalEntry, where, { fields: ['sourceId'] });
    return new Set(entries.map(({ sourceId }) => sourceId));
  }
}
