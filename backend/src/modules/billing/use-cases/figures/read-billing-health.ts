import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { ReadReplica } from '#platform/database/read-replica.ts';
import { driftCauses, type DriftCause } from '../../domain/billing-drift.entity.ts';
import type { BillingHealthView } from './billing-admin.view.ts';
import { ReadRevenue } from './read-revenue.ts';
import { buildOwedInvoiceCondition } from './list-failed-payments.ts';

interface EventFigures {
  readonly lastEventAt: string | null;
  readonly stored: string;
  readonly waiting: string;
  readonly waitingSince: string | null;
  readonly lastTook: string | null;
}

@Injectable()
export class ReadBillingHealth {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly readRevenue: ReadRevenue,
    private readonly replica: ReadReplica,
  ) {}

  async read(): Promise<BillingHealthView> {
    const [events, drift, failed, revenue] = await Promise.all([
      // Reads the primary database, because a delayed replica would show webhooks as unprocessed that are processed.
      this.replica.runOnPrimary(() => this.events()),
      this.drift(),
      this.database.sql<{ count: string }>(
        `select count(*) as count from billing_invoice where ${buildOwedInvoiceCondition('billing_invoice')}`,
      ),
      this.readRevenue.read(),
    ]);
    return {
      lastEventAt: events?.lastEventAt ? new Date(events.lastEventAt).toISOString() : null,
      lagSeconds: this.computeLag(events),
      storedEvents: Number(events?.stored ?? 0),
      unprocessedEvents: Number(events?.waiting ?? 0),
      failedPayments: Number(failed[0]?.count ?? 0),
      drift: driftCauses.map((cause) => ({ cause, count: drift.get(cause) ?? 0 })),
      ...revenue,
    };
  }

  private async events(): Promise<EventFigures | undefined> {
    const [figures] = await this.database.sql<EventFigures>(
      `select (select max(received_at) from stripe_event) as "lastEventAt",
         (select count(*) from stripe_event) as stored,
         (select count(*) from stripe_event where processed_at is null) as waiting,
         (select min(created) from stripe_event where processed_at is null) as "waitingSince",
         (select extract(epoch from processed_at - created) from stripe_event where processed_at is not null
          order by received_at desc, id desc limit 1) as "lastTook"`,
    );
    return figures;
  }

  private computeLag(events: EventFigures | undefined): number | null {
    const { waitingSince = null, lastTook = null } = events ?? {};
    const waited = waitingSince && (this.clock.now().getTime() - new Date(waitingSince).getTime()) / 1000;
    const seconds = waited ?? lastTook;
    return seconds === null ? null : Math.max(0, Math.round(Number(seconds)));
  }

  private async drift(): Promise<Map<DriftCause, number>> {
    const rows = await this.database.sql<{ cause: DriftCause; count: string }>(
      'select cause, count(*) as count from billing_drift group by cause',
    );
    return new Map(rows.map(({ cause, count }) => [cause, Number(count)]));
  }
}
