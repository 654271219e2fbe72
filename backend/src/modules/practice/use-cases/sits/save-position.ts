import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { isTierAtLeast } from '#kernel/tier.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { FindMeditation, TierTooLow } from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { MeditationPosition } from '../../domain/meditation-position.entity.ts';
import { clampPosition, clampDeviceTime } from '../progress/watched-ranges.ts';
import type { MeditationPositionView } from './sits.view.ts';

interface PositionReport {
  readonly userId: string;
  readonly meditationId: string;
  readonly positionSec: number;
  readonly playedAt: Date;
}

@Injectable()
export class SaveMeditationPosition {
  constructor(
    private readonly tx: Transaction,
    private readonly meditationById: FindMeditation,
    private readonly entitlementOf: ReadEntitlement,
  ) {}

  /**
   * Throws TierTooLow when the tier is too low, but still stores the position if the user has started the meditation.
   */
  async save({ userId, meditationId, ...stop }: PositionReport): Promise<MeditationPositionView> {
    const meditation = await this.meditationById.read(meditationId);
    const isOpen = isTierAtLeast((await this.entitlementOf.read(userId)).tier, meditation.visibilityTier);
    const playedAt = clampDeviceTime(stop.playedAt, realTime());
    const positionSec = clampPosition(stop.positionSec, meditation.durationSec);
    const place = { userId, meditationId: meditation.id };
    const kept = await this.tx.run(async ({ em }) => {
      if (isOpen)
        await em.upsert(MeditationPosition, { ...place, positionSec, playedAt }, { onConflictAction: 'ignore' });
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const position = await em.findOne(MeditationPosition, place, { lockMode, refresh: true });
      position?.setPosition(positionSec, playedAt);
      return position?.positionSec ?? 0;
    });
    if (!isOpen) throw new TierTooLow(meditation.visibilityTier);
    return { meditationId: meditation.id, positionSec: kept };
  }
}
