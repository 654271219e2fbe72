import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { deleteRowsInSlices } from '#platform/database/delete-in-slices.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { TrackingConsent } from '../../domain/tracking-consent.entity.ts';
import { Sitter } from '../../domain/sit.entity.ts';
import type { PresenceConsentView } from './sits.view.ts';

/** Longest possible meditation session in milliseconds. Older rows cannot belong to a session that ends now. */
const retentionMs = 12 * 3_600_000;

@Injectable()
export class TrackSitterPresence {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
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
      // The lock prevents counting a user who withdraws the consent at the same time.
      const consent = await em.findOne(TrackingConsent, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (consent?.showsLight) await em.upsert(Sitter, { userId, seenAt: this.clock.now() });
    });
  }

  @Schedule({ name: 'practice.forget-sitters', queue: 'content', everySeconds: 600 })
  async removeExpired(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - retentionMs).toISOString();
    await deleteRowsInSlices(
      this.database,
      { table: 'sitter', where: 'seen_at < ?::timestamptz', orderBy: 'seen_at' },
      [before],
    );
  }
}
