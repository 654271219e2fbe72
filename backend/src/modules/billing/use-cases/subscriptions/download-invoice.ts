import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '#platform/database/database.ts';
import { BillingInvoice } from '../../domain/billing-invoice.entity.ts';
import { InvoiceNotFound } from '../../domain/errors.ts';
import { StripeCircuitBreaker } from '../stripe/stripe-circuit-breaker.ts';

/** Reads the URL from Stripe on each request, because Stripe's file URLs expire. */
@Injectable()
export class DownloadInvoice {
  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly circuitBreaker: StripeCircuitBreaker,
  ) {}

  async readUrl({ userId, id }: { userId: string; id: string }): Promise<{ url: string }> {
    const known = isInvoiceId(id) ? await this.database.em().findOne(BillingInvoice, { id, userId }) : null;
    const url = known && (await this.circuitBreaker.run(() => this.stripe.invoices.retrieve(id))).invoice_pdf;
    if (!url) throw new InvoiceNotFound();
    return { url };
  }
}

const isInvoiceId = (id: string): boolean => /^\w{1,255}$/.test(id);
