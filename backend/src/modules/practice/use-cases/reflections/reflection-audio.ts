import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { isTierAtLeast } from '#kernel/tier.ts';
import { MediaSourceRegistry, ContentNotFound, ReflectionReader, TierTooLow } from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { computePracticeDay } from '../sits/practice-day.ts';
import { minReflectionArchiveTier } from './read-reflections.ts';

@Injectable()
export class ReflectionAudio implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly sources: MediaSourceRegistry,
    private readonly reflections: ReflectionReader,
    private readonly entitlementOf: ReadEntitlement,
  ) {}

  onModuleInit(): void {
    this.sources.add('reflections', async (id, readerId) => {
      if (!readerId) throw new ContentNotFound();
      const { tier } = await this.entitlementOf.read(readerId);
      const now = this.clock.now();
      const [earliest, latest] = ['Etc/GMT+12', 'Etc/GMT-14'].map((zone) => computePracticeDay(now, zone)) as [
        string,
        string,
      ];
      const { audioUrl, text, lastDay } = await this.reflections.readAudio(id, latest);
      if (lastDay < earliest && !isTierAtLeast(tier, minReflectionArchiveTier))
        throw new TierTooLow(minReflectionArchiveTier);
      return { url: audioUrl, transcript: null, text };
    });
  }
}
