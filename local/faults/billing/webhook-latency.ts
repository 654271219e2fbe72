import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { signWebhookBody } from 'stand-ins/stripe/signature';
import { type WebhookTraffic, deliverWebhook } from './webhook-network.ts';
import type { SiteConnection } from './site.ts';

const A_SECOND = 50;
const SECONDS = 10;

export interface WebhookLatency {
  perSecond: number;
  p50: number;
  p99: number;
}

export async function measureWebhookLatency(site: SiteConnection, { events }: WebhookTraffic): Promise<WebhookLatency> {
  const changes = events.filter(({ type }) => type === 'customer.subscription.updated');
  const waits: number[] = [];
  const webhooks: Promise<void>[] = [];
  const begun = performance.now();
  for (let number = 0; number < A_SECOND * SECONDS; number += 1) {
    await delay(Math.max(begun + (number * 1000) / A_SECOND - performance.now(), 0));
    const body = JSON.stringify({ ...changes[number % changes.length], id: `evt_pace_${randomUUID()}` });
    const asked = performance.now();
    webhooks.push(
      deliverWebhook(site, body, signWebhookBody(body, site.webhookSecret)).then(
        () => void waits.push(performance.now() - asked),
      ),
    );
  }
  await Promise.all(webhooks);
  waits.sort((one, other) => one - other);
  const share = (part: number) => Math.round(waits[Math.floor(waits.length * part)] ?? NaN);
  return { perSecond: A_SECOND, p50: share(0.5), p99: share(0.99) };
}
