import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { InvalidCursor, decodeCursor, toResultPage, type ListQuery, type ResultPage } from '#platform/http/page.ts';
import { BillingInvoice } from '../../domain/billing-invoice.entity.ts';
import type { DisputeState } from '../../domain/dispute.ts';

export interface InvoiceSummary {
  readonly id: string;
  readonly number: string | null;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly dispute: DisputeState | null;
  readonly status: string;
  readonly description: string;
}

type InvoiceQuery = Pick<ListQuery, 'limit'> & { cursor?: string };

@Injectable()
export class ListInvoices {
  constructor(private readonly database: Database) {}

  async list(userId: string, { limit, cursor }: InvoiceQuery): Promise<ResultPage<InvoiceSummary>> {
    const rows = await this.database
      .em()
      .find(
        BillingInvoice,
        { userId, ...(cursor ? cursorCondition(cursor) : {}) },
        { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], limit: limit + 1 },
      );
    return toResultPage(rows, limit, toView, (row) => [row.createdAt.toISOString(), row.id]);
  }
}

function cursorCondition(cursor: string) {
  const [time = '', id = ''] = decodeCursor(cursor, 2);
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || createdAt.toISOString() !== time) throw new InvalidCursor();
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, id: { $lt: id } }] };
}

const toView = (row: BillingInvoice): InvoiceSummary => ({
  id: row.id,
  number: row.number ?? null,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  amountCents: row.amountDue,
  refundedCents: row.amountRefunded,
  dispute: row.dispute ?? null,
  status: row.status,
  description: row.description,
});
