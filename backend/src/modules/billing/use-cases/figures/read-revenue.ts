import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import type { BillingHealthView } from './billing-admin.view.ts';

interface MonthRow {
  readonly month: string;
  readonly cents: string;
  readonly ended: string;
  readonly liveAtStart: string;
}

const buildLiveAtCondition = (moment: string) =>
  `s.started_at <= ${moment} and (s.ended_at is null or s.ended_at > ${moment})`;

/** A change of plan does not count as an ended membership, because a new price starts when the old price ends. */
const revenueQuery = `
  with now_is as (select ?::timestamptz as now),
  months as (
    select start, least(start + interval '1 month', now) as until
    from now_is, generate_series(date_trunc('month', now, 'UTC') - interval '11 months', now, interval '1 month') as start
  )
  select to_char(start at time zone 'UTC', 'YYYY-MM') as month,
    (select coalesce(sum(s.monthly_cents), 0) from billing_span s where ${buildLiveAtCondition('until')}) as cents,
    (select count(*) from billing_span s where ${buildLiveAtCondition('start')}) as "liveAtStart",
    (select count(*) from billing_span s
      where s.ended_at > start and s.ended_at <= until
        and exists (select 1 from billing_span b
          where b.stripe_subscription_id = s.stripe_subscription_id and b.started_at <= start
            and (b.ended_at is null or b.ended_at > start))
        and not exists (select 1 from billing_span n
          where n.stripe_subscription_id = s.stripe_subscription_id and n.started_at = s.ended_at and n.started_at > s.started_at)
    ) as ended
  from months order by start`;

@Injectable()
export class ReadRevenue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<Pick<BillingHealthView, 'recurringRevenue' | 'churn'>> {
    const rows = await this.database.sql<MonthRow>(revenueQuery, [this.clock.now()]);
    return {
      recurringRevenue: rows.map(({ month, cents }) => ({ month, cents: Number(cents) })),
      churn: rows.map((row) => {
        const [ended, liveAtStart] = [Number(row.ended), Number(row.liveAtStart)];
        return { month: row.month, ended, liveAtStart, rate: liveAtStart === 0 ? 0 : ended / liveAtStart };
      }),
    };
  }
}
