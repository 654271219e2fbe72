import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import {
  buildAfterCursorCondition,
  toResultPage,
  buildPositionColumn,
  readPageRows,
  decodeTimeAndIdCursor,
} from '#platform/http/page.ts';
import { FindUsersById, type UserSummary } from '#modules/auth/index.ts';
import { computeGraceEnd } from '../../domain/billing-subscription.entity.ts';
import type { FailedPaymentPageView, FailedPaymentView } from './billing-admin.view.ts';

interface FailedPaymentRow {
  readonly id: string;
  readonly userId: string;
  readonly amountCents: number;
  readonly failedAt: string;
  readonly attempts: number;
  readonly pastDueSince: string | null;
  readonly position: string;
}

/** Excludes upgrades: an upgrade begins only after its payment, so the member owes nothing. */
export const buildOwedInvoiceCondition = (alias: string): string =>
  `${alias}.failed_at is not null and ${alias}.status = 'open' and ${alias}.reason is distinct from 'subscription_update'`;

@Injectable()
export class ListFailedPayments {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly findUsersById: FindUsersById,
  ) {}

  async list({ limit, cursor }: { limit: number; cursor?: string | undefined }): Promise<FailedPaymentPageView> {
    const read = this.database.sql<FailedPaymentRow>(
      `select i.id, i.user_id as "userId", i.amount_due as "amountCents", i.failed_at as "failedAt", i.attempts,
         s.past_due_since as "pastDueSince", ${buildPositionColumn('i.failed_at')}
       from billing_invoice i
       left join billing_subscription s on s.user_id = i.user_id and s.stripe_subscription_id = i.stripe_subscription_id
       where ${buildOwedInvoiceCondition('i')} ${cursor ? buildAfterCursorCondition('i.failed_at', 'i.id') : ''}
       order by i.failed_at desc, i.id desc limit ?`,
      [...(cursor ? decodeTimeAndIdCursor(cursor) : []), limit + 1],
    );
    const rows = await readPageRows(read, cursor);
    const users = await this.findUsersById.list(rows.map(({ userId }) => userId));
    return toResultPage(
      rows,
      limit,
      (row) => this.toView(row, users),
      ({ position, id }) => [position, id],
    );
  }

  private toView(row: FailedPaymentRow, users: ReadonlyMap<string, UserSummary>): FailedPaymentView {
    const { id, userId, amountCents, failedAt, attempts } = row;
    const since = row.pastDueSince ? new Date(row.pastDueSince) : undefined;
    return {
      invoiceId: id,
      userId,
      email: users.get(userId)?.email ?? null,
      amountCents,
      failedAt: new Date(failedAt).toISOString(),
      attempts,
      pastDueSince: since?.toISOString() ?? null,
      graceEndsAt: since ? computeGraceEnd(since, this.settings.billingGraceDays).toISOString() : null,
    };
  }
}
