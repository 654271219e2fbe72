import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { pageOf } from '../../../../platform/http/page.ts';
import { EmailsOf } from '../../../auth/index.ts';
import { BillingDrift } from '../../domain/billing-drift.entity.ts';
import type { DriftPage, DriftView } from '../figures/billing-admin.view.ts';
import { onlyId } from '../../../../platform/http/positions.ts';

/** Where our rows said something else than Stripe, the last found first. */
@Injectable()
export class ListDrift {
  constructor(
    private readonly database: Database,
    private readonly emailsOf: EmailsOf,
  ) {}

  async list({ limit, cursor }: { limit: number; cursor?: string | undefined }): Promise<DriftPage> {
    const rows = await this.database
      .em()
      .find(BillingDrift, cursor ? { id: { $lt: onlyId(cursor) } } : {}, { orderBy: { id: 'desc' }, limit: limit + 1 });
    const addresses = await this.emailsOf.list(rows.flatMap(({ userId }) => userId ?? []));
    return pageOf(
      rows,
      limit,
      (row) => driftOf(row, addresses),
      ({ id }) => [id],
    );
  }
}

const driftOf = (row: BillingDrift, addresses: ReadonlyMap<string, string>): DriftView => {
  const { id, userId = null, cause, found, was, at, repairedAt } = row;
  const email = (userId && addresses.get(userId)) ?? null;
  return { id, userId, email, cause, found, was, at: at.toISOString(), repairedAt: repairedAt?.toISOString() ?? null };
};
