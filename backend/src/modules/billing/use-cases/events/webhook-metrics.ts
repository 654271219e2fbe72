import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Metrics } from '#platform/metrics/metrics.ts';
import { ReadWebhookState } from './read-webhook-state.ts';

@Injectable()
export class WebhookMetrics {
  constructor(metrics: Metrics, webhooks: ReadWebhookState, database: Database) {
    metrics.addGauges({
      gauges: {
        stripe_webhooks_open: 'Webhooks of Stripe that are stored and not processed',
        stripe_webhooks_open_seconds: 'Age of the oldest of them',
      },
      read: async () => {
        const { open, openSeconds } = await webhooks.read();
        return [{ values: { stripe_webhooks_open: open, stripe_webhooks_open_seconds: openSeconds } }];
      },
    });
    metrics.addGauges({
      gauges: { billing_drift_open: 'Customers whose data differs from that at Stripe' },
      read: async () => {
        const [row] = await database.sql<{ drift: number }>(
          'select count(*)::int as drift from billing_drift where repaired_at is null',
        );
        return [{ values: { billing_drift_open: row?.drift ?? 0 } }];
      },
    });
  }
}
