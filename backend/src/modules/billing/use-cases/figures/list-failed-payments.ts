import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { afterCursorCondition, toPage, positionColumn, readPage, decodeTimeAndId } from '#platform/http/page.ts';
import { UsersById, type UserSummary } from '#modules/auth/index.ts';
import { graceEnd } from '../../domain/billing-subscription.entity.ts';
import type { FailedPaymentPage, FailedPaymentView } from './billing-admin.view.ts';

interface Row {
  readonly id: string;
  readonly userId: string;
  readonly amountCents: number;
  readonly failedAt: string;
  readonly attempts: number;
  readonly pastDueSince: string | null;
  readonly position: string;
}

/**
 * SQL condition for an invoice that a member owes. Excludes upgrades, because an upgrade begins only after its payment.
 */
export const owedCondition = (alias: string): string =>
  `${alias}.failed_at is not null and ${alias}.status = 'open' and ${alias}.reason is distinct from 'subscription_update'`;

@Injectable()
export class ListFailedPayments {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly usersById: UsersById,
  ) {}

  async list({ limit, cursor }: { limit: number; cursor?: string | undefined }): Promise<FailedPaymentPage> {
    const read = this.database.sql<Row>(
      `select i.id, i.user_id as "userId", i.amount_due as "amountCents", i.failed_at as "failedAt", i.attempts,
         s.past_due_since as "pastDueSince", ${positionColumn('i.failed_at')}
       from billing_invoice i
       left join billing_subscription s on s.user_id = i.user_id and s.stripe_subscription_id = i.stripe_subscription_id
       where ${owedCondition('i')} ${cursor ? afterCursorCondition('i.failed_at', 'i.id') : ''}
       order by i.failed_at desc, i.id desc limit ?`,
      [...(cursor ? decodeTimeAndId(cursor) : []), limit + 1],
    );
    const rows = await readPage(read, cursor);
    const users = await this.usersById.list(rows.map(({ userId }) => userId));
    return toPage(
      rows,
      limit,
      (row) => this.toView(row, users),
      ({ position, id }) => [position, id],
    );
  }

  private toView(row: Row, users: ReadonlyMap<string, UserSummary>): FailedPaymentView {
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
      graceEndsAt: since ? graceEnd(since, this.settings.billingGraceDays).toISOString() : null,
    };
  }
}
