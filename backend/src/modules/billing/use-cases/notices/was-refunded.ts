import type { EntityManager } from '@mikro-orm/postgresql';
import { BillingCommand } from '../../domain/billing-command.entity.ts';
import { BillingInvoice } from '../../domain/billing-invoice.entity.ts';

/** True when a subscription ended, or is about to end, because its payment went back. */
export async function wasRefunded(em: EntityManager, userId: string, stripeSubscriptionId: string): Promise<boolean> {
  const refunds = await em.find(BillingCommand, {
    userId,
    kind: { $in: ['refund', 'end'] },
    state: { $in: ['open', 'done'] },
  });
  const invoices = refunds.map(({ target }) => target);
  return (await em.count(BillingInvoice, { id: { $in: invoices }, stripeSubscriptionId })) > 0;
}
