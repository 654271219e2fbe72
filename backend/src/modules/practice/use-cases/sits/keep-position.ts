import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { reaches } from '#kernel/tier.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { MeditationById, TierTooLow } from '#modules/content/index.ts';
import { EntitlementOf } from '#modules/membership/index.ts';
import { MeditationPosition } from '../../domain/meditation-position.entity.ts';
import { secondWithin, toldByDevice } from '../progress/watched.ts';
import type { PositionView } from './sits.view.ts';

interface Stop {
  readonly userId: string;
  readonly meditationId: string;
  readonly positionSec: number;
  readonly playedAt: Date;
}

@Injectable()
export class KeepPosition {
  constructor(
    private readonly tx: Transaction,
    private readonly meditationById: MeditationById,
    private readonly entitlementOf: EntitlementOf,
  ) {}

  /**
   * Throws NoSuchContent for a deleted meditation, and TierTooLow. Before TierTooLow it stores the position of a
   * started meditation.
   */
  async keep({ userId, meditationId, ...stop }: Stop): Promise<PositionView> {
    const meditation = await this.meditationById.read(meditationId);
    const isOpen = reaches((await this.entitlementOf.read(userId)).tier, meditation.visibilityTier);
    const playedAt = toldByDevice(stop.playedAt, new Date());
    const positionSec = secondWithin(stop.positionSec, meditation.durationSec);
    const place = { userId, meditationId: meditation.id };
    const kept = await this.tx.run(async ({ em }) => {
      if (isOpen)
        await em.upsert(MeditationPosition, { ...place, positionSec, playedAt }, { onConflictAction: 'ignore' });
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const position = await em.findOne(MeditationPosition, place, { lockMode, refresh: true });
      position?.stopAt(positionSec, playedAt);
      return position?.positionSec ?? 0;
    });
    if (!isOpen) throw new TierTooLow(meditation.visibilityTier);
    return { meditationId: meditation.id, positionSec: kept };
  }
}
