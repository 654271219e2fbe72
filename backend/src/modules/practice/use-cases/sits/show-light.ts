import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { PracticeWish } from '../../domain/practice-wish.entity.ts';
import { Sitter } from '../../domain/sit.entity.ts';
import type { LightWishView } from './sits.view.ts';

/** The longest sit: what is older tells nobody who sat with them. */
const keptForMs = 12 * 3_600_000;

/** A person is counted among those who sit, if they agreed to it. */
@Injectable()
export class ShowLight {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Who takes it back is not counted from this moment on. */
  wish({ userId, showsLight }: { userId: string; showsLight: boolean }): Promise<LightWishView> {
    return this.tx.run(async ({ em }) => {
      await em.upsert(PracticeWish, { userId, showsLight });
      if (!showsLight) await em.nativeDelete(Sitter, { userId });
      return { showsLight };
    });
  }

  /** A sign of life of a sit. Of who did not agree, nothing is kept. */
  shine(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      // Held, so that nobody is counted again who takes it back in this moment.
      const wish = await em.findOne(PracticeWish, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (wish?.showsLight) await em.upsert(Sitter, { userId, seenAt: this.clock.now() });
    });
  }

  @Schedule({ name: 'practice.forget-sitters', queue: 'content', everySeconds: 600 })
  async forget(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptForMs);
    await this.tx.run(({ em }) => em.nativeDelete(Sitter, { seenAt: { $lt: before } }));
  }
}
