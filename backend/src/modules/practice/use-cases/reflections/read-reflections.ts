import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.ts';
import { reaches } from '../../../../kernel/tier.ts';
import { ReflectionReader, TierTooLow } from '../../../content/index.ts';
import { EntitlementOf } from '../../../membership/index.ts';
import { practiceDay } from '../sits/practice-day.ts';
import type { ReflectionsPage, TodayView } from './reflections.view.ts';

const archiveTier = 'seeker';

interface Wanted {
  readonly userId: string;
  readonly zone: string;
  readonly limit: number;
  readonly cursor?: string;
}

/** The daily reflections: today's is for everybody with an account, those of the days before are for members. */
@Injectable()
export class ReadReflections {
  constructor(
    private readonly clock: Clock,
    private readonly reflections: ReflectionReader,
    private readonly entitlementOf: EntitlementOf,
  ) {}

  async today(zone: string): Promise<TodayView> {
    const day = practiceDay(this.clock.now(), zone);
    return { day, reflection: (await this.reflections.forDay(day)) ?? null };
  }

  /** Throws TierTooLow, or BadCursor. */
  async before({ userId, zone, limit, cursor }: Wanted): Promise<ReflectionsPage> {
    const { tier } = await this.entitlementOf.read(userId);
    if (!reaches(tier, archiveTier)) throw new TierTooLow(archiveTier);
    return this.reflections.pageBefore(practiceDay(this.clock.now(), zone), cursor, limit);
  }
}
