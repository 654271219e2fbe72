import { Injectable } from '@nestjs/common';
import type { Tier } from '#kernel/tier.ts';
import { requiredTiers, computeVisibility } from '../domain/visibility.ts';
import { meditations } from '../kinds/meditation/kind.ts';
import { ContentRows } from './content-rows.ts';

export interface KnownMeditation {
  readonly id: string;
  /** Duration in seconds; 0 if unknown. */
  readonly durationSec: number;
  readonly visibilityTier: Tier;
}

@Injectable()
export class FindMeditation {
  constructor(private readonly rows: ContentRows) {}

  /** Throws NoSuchContent. */
  async read(meditationId: string): Promise<KnownMeditation> {
    const { stored } = await this.rows.one(meditations, meditationId, 'readers');
    const { visibilityTier } = computeVisibility('free', ...requiredTiers(stored, stored.visibilityTier));
    return { id: stored.id, durationSec: stored.durationSec, visibilityTier };
  }
}
