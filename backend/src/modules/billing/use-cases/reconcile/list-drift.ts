import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { decodeIdCursor, toResultPage } from '#platform/http/page.ts';
import { FindUsersById, type UserSummary } from '#modules/auth/index.ts';
import { BillingDrift } from '../../domain/billing-drift.entity.ts';
import type { DriftPageView, DriftView } from '../figures/billing-admin.view.ts';

@Injectable()
export class ListDrift {
  constructor(
    private readonly database: Database,
    private readonly findUsersById: FindUsersById,
  ) {}

  async list({ limit, cursor }: { limit: number; cursor?: string | undefined }): Promise<DriftPageView> {
    const rows = await this.database.em().find(BillingDrift, cursor ? { id: { $lt: decodeIdCursor(cursor) } } : {}, {
      orderBy: { id: 'desc' },
      limit: limit + 1,
    });
    const users = await this.findUsersById.list(rows.flatMap(({ userId }) => userId ?? []));
    return toResultPage(
      rows,
      limit,
      (row) => toView(row, users),
      ({ id }) => [id],
    );
  }
}

const toView = (row: BillingDrift, users: ReadonlyMap<string, UserSummary>): DriftView => {
  const { id, userId = null, cause, found, was, at, repairedAt } = row;
  const email = (userId && users.get(userId)?.email) ?? null;
  return { id, userId, email, cause, found, was, at: at.toISOString(), repairedAt: repairedAt?.toISOString() ?? null };
};
