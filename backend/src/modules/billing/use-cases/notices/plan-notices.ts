import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { BillingNotice } from '../../domain/billing-notice.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { SubscriptionChanged } from '../../domain/events.ts';
import { computePlannedNotices, type PlannedNotice } from '../../domain/notices.ts';
import { getStatusMeaning } from '../../domain/stripe-status.ts';

const openDebtNotices = { kind: { $like: 'past-due-%' }, sentAt: null, droppedAt: null } as const;

@Injectable()
export class StoreBillingNotices {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  @ReactsTo([SubscriptionChanged], { name: 'PlanNoticesWhenSubscriptionChanged', queue: 'billing' })
  planAll({ userId }: { userId: string }): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const now = this.clock.now();
      const subscription = await em.findOne(BillingSubscription, { userId });
      if (!subscription) return;
      for (const notice of computePlannedNotices(subscription, now, this.settings.billingGraceDays))
        await this.plan(em, userId, notice);
      const isPaid = getStatusMeaning(subscription.status) === 'pays';
      if (isPaid) await em.nativeUpdate(BillingNotice, { ...openDebtNotices, userId }, { droppedAt: now });
      const isLost = !['pays', 'owes'].includes(getStatusMeaning(subscription.status));
      const open = { userId, kind: 'past-due-over', sentAt: null, droppedAt: null, dueAt: { $gt: now } } as const;
      if (isLost) await em.nativeUpdate(BillingNotice, open, { dueAt: now });
    });
  }

  /** If an unsent notice was dropped and is planned again, the notice becomes active again. */
  private async plan(em: EntityManager, userId: string, { kind, subject, dueAt }: PlannedNotice): Promise<void> {
    await em.execute(
      `insert into billing_notice (id, user_id, kind, subject, due_at) values (?, ?, ?, ?, ?)
       on conflict (user_id, kind, subject) do update set dropped_at = null where billing_notice.sent_at is null`,
      [newId(), userId, kind, subject, dueAt],
    );
  }
}
