import { Injectable } from '@nestjs/common';
import type { Tier } from '#kernel/tier.ts';
import { getRequiredTiers, computeVisibility } from '../domain/visibility.ts';
import { meditationKind } from '../kinds/meditation/kind.ts';
import { ContentRowReader } from './content-rows.ts';

export interface MeditationSummary {
  readonly id: string;
  readonly durationSec: number;
  readonly visibilityTier: Tier;
}

@Injectable()
export class FindMeditation {
  constructor(private readonly rows: ContentRowReader) {}

  async read(meditationId: string): Promise<MeditationSummary> {
    const { stored } = await this.rows.readRow(meditationKind, meditationId, 'readers');
    const { visibilityTier } = computeVisibility('free', ...getRequiredTiers(stored, stored.visibilityTier));
    return { id: stored.id, durationSec: stored.durationSec, visibilityTier };
  }
}
