import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { computeGraceStart } from '../../domain/billing-subscription.entity.ts';
import { listStatusesWithMeaning } from '../../domain/stripe-status.ts';

interface SqlCondition {
  readonly sql: string;
  readonly params: readonly unknown[];
}

@Injectable()
export class CountSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async count(): Promise<number> {
    const { sql, params } = this.buildEntitledCondition('b');
    const [row] = await this.database.sql<{ count: number }>(
      `select count(*)::int as count from billing_subscription b where ${sql}`,
      params,
    );
    return row?.count ?? 0;
  }

  /** Returns an SQL condition that is true for a member whose subscription gives a paid tier. */
  buildHasTierCondition(userId: string): SqlCondition {
    const { sql, params } = this.buildEntitledCondition('b');
    return { sql: `exists (select from billing_subscription b where b.user_id = ${userId} and ${sql})`, params };
  }

  private buildEntitledCondition(alias: string): SqlCondition {
    const owedSince = computeGraceStart(this.clock.now(), this.settings.billingGraceDays);
    return {
      sql: `(${alias}.status = any(?::text[])
        or ${alias}.status = any(?::text[]) and ${alias}.past_due_since > ?)`,
      params: [
        `{${listStatusesWithMeaning('pays').join(',')}}`,
        `{${listStatusesWithMeaning('owes').join(',')}}`,
        owedSince,
      ],
    };
  }
}
