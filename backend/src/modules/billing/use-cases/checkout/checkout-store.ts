import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Database } from '#platform/database/database.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { BillingCheckout } from '../../domain/billing-checkout.entity.ts';

/** Stripe's minimum of 30 minutes, plus one minute because the clocks of the two servers differ. */
const openForMs = 31 * 60_000;

@Injectable()
export class CheckoutStore {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  reserve({ userId, priceId }: { userId: string; priceId: string }): Promise<BillingCheckout> {
    return this.tx.run(async ({ em }) => {
      await acquireTransactionLock(em, `billing_checkout:${userId}`);
      const now = this.clock.now();
      const open = await em.findOne(BillingCheckout, { userId, closedAt: null });
      if (open?.isReusable(priceId, now)) return open;
      open?.close(now);
      await em.flush();
      const expiresAt = new Date(now.getTime() + openForMs);
      const fresh = { id: newId(), userId, priceId, sessionId: null, url: null, expiresAt, closedAt: null };
      return em.create(BillingCheckout, fresh);
    });
  }

  async saveSession(id: string, session: { sessionId: string; url: string }): Promise<boolean> {
    return (await this.database.em().nativeUpdate(BillingCheckout, { id, closedAt: null }, session)) > 0;
  }

  async close(id: string): Promise<void> {
    await this.database.em().nativeUpdate(BillingCheckout, { id, closedAt: null }, { closedAt: this.clock.now() });
  }
}
