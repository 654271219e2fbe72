import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { TrackingConsent } from '../../domain/tracking-consent.entity.ts';
import { Sitter } from '../../domain/sit.entity.ts';
import type { PresenceConsentView } from './sits.view.ts';

/** The longest possible sit: no count of users who meditated at the same time needs older heartbeats. */
const retentionMs = 12 * 3_600_000;

@Injectable()
export class SitterPresence {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  setConsent({ userId, showsLight }: { userId: string; showsLight: boolean }): Promise<PresenceConsentView> {
    return this.tx.run(async ({ em }) => {
      await em.upsert(TrackingConsent, { userId, showsLight });
      if (!showsLight) await em.nativeDelete(Sitter, { userId });
      return { showsLight };
    });
  }

  heartbeat(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      // Without the lock, a user who withdraws consent at this moment could be counted again.
      const consent = await em.findOne(TrackingConsent, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (consent?.showsLight) await em.upsert(Sitter, { userId, seenAt: this.clock.now() });
    });
  }

  @Schedule({ name: 'practice.forget-sitters', queue: 'content', everySeconds: 600 })
  async removeExpired(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - retentionMs);
    await this.tx.run(({ em }) => em.nativeDelete(Sitter, { seenAt: { $lt: before } }));
  }
}
