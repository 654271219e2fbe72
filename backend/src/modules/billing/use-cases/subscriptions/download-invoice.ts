import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '#platform/database/database.ts';
import { BillingInvoice } from '../../domain/billing-invoice.entity.ts';
import { UnknownInvoice } from '../../domain/errors.ts';
import { StripeLine } from '../stripe/stripe-line.ts';

/** Stripe keeps the files. Their URLs expire, so each is read when it is asked for. */
@Injectable()
export class DownloadInvoice {
  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly line: StripeLine,
  ) {}

  /** Throws UnknownInvoice, also for the invoice of another member. */
  async urlOf({ userId, id }: { userId: string; id: string }): Promise<{ url: string }> {
    const known = isInvoiceId(id) ? await this.database.em().findOne(BillingInvoice, { id, userId }) : null;
    const url = known && (await this.line.ask(() => this.stripe.invoices.retrieve(id))).invoice_pdf;
    if (!url) throw new UnknownInvoice();
    return { url };
  }
}

/** An id as Stripe makes them: PostgreSQL rejects some other texts, such as one with NUL. */
const isInvoiceId = (id: string): boolean => /^\w{1,255}$/.test(id);
