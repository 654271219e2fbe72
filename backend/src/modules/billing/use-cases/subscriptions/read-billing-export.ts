import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { BillingCheckout } from '../../domain/billing-checkout.entity.ts';
import { BillingCommand } from '../../domain/billing-command.entity.ts';
import { BillingCustomer } from '../../domain/billing-customer.entity.ts';
import { BillingInvoice } from '../../domain/billing-invoice.entity.ts';
import { BillingNotice } from '../../domain/billing-notice.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { StripeEvent } from '../../domain/stripe-event.entity.ts';

export interface BillingExport {
  readonly customer: object | null;
  readonly subscription: object | null;
  readonly checkouts: readonly object[];
  readonly invoices: readonly object[];
  readonly commands: readonly object[];
  readonly notices: readonly object[];
  readonly stripeEvents: readonly object[];
}

@Injectable()
export class ReadBillingExport {
  constructor(private readonly database: Database) {}

  async read(userId: string): Promise<BillingExport> {
    const em = this.database.em();
    const customer = await em.findOne(BillingCustomer, { userId });
    const subscription = await em.findOne(BillingSubscription, { userId });
    const checkouts = await em.find(BillingCheckout, { userId }, { orderBy: { id: 'asc' } });
    const invoices = await em.find(BillingInvoice, { userId }, { orderBy: { createdAt: 'asc' } });
    const commands = await em.find(BillingCommand, { userId }, { orderBy: { createdAt: 'asc' } });
    const notices = await em.find(BillingNotice, { userId }, { orderBy: { dueAt: 'asc' } });
    const id = customer?.stripeCustomerId;
    return {
      customer: customer && { stripeCustomerId: customer.stripeCustomerId, createdAt: customer.createdAt },
      subscription: subscription && { ...subscription },
      checkouts: checkouts.map(({ priceId, sessionId, expiresAt, closedAt }) => ({
        priceId,
        sessionId,
        expiresAt,
        closedAt,
      })),
      invoices: invoices.map((invoice) => ({ ...invoice })),
      commands: commands.map(({ kind, target, state, amountCents, createdAt, finishedAt }) => ({
        kind,
        target,
        state,
        amountCents,
        createdAt,
        finishedAt,
      })),
      notices: notices.map(({ kind, dueAt, sentAt }) => ({ kind, dueAt, sentAt })),
      stripeEvents: id ? await this.readEvents(id) : [],
    };
  }
  private async readEvents(stripeCustomerId: string): Promise<object[]> {
    const events = await this.database
      .em()
      .find(StripeEvent, { stripeCustomerId }, { orderBy: { created: 'asc', id: 'asc' } });
    return events.map(({ id, type, receivedAt, payload }) => ({ id, type, receivedAt, payload }));
  }
}
