import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type Stripe from 'stripe';
import { signWebhookBody } from 'stand-ins/stripe/signature';
import { computeMedian } from '../../bench/load.ts';
import { type WebhookTraffic, deliverWebhook } from './webhook-network.ts';
import type { SiteConnection } from './site.ts';

const perSecond = 50;
const secondsPerRound = 5;
const rounds = 3;

export interface WebhookLatency {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Medians of the rounds in ms, so that one pause of the machine does not decide. */
export async function measureWebhookLatency(site: SiteConnection, { events }: WebhookTraffic): Promise<WebhookLatency> {
  const changes = events.filter(({ type }) => type === 'customer.subscription.updated');
  const measured: number[][] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(site, changes));
  const share = (part: number) => Math.round(computeMedian(measured.map((waits) => computeQuantile(waits, part))));
  return { perSecond, p50: share(0.5), p99: share(0.99) };
}

async function measureRound(site: SiteConnection, changes: readonly Stripe.Event[]): Promise<number[]> {
  const waits: number[] = [];
  const webhooks: Promise<void>[] = [];
  const begun = performance.now();
  for (let number = 0; number < perSecond * secondsPerRound; number += 1) {
    await delay(Math.max(begun + (number * 1000) / perSecond - performance.now(), 0));
    const body = JSON.stringify({ ...changes[number % changes.length], id: `evt_pace_${randomUUID()}` });
    const asked = performance.now();
    webhooks.push(
      deliverWebhook(site, body, signWebhookBody(body, site.webhookSecret)).then(
        () => void waits.push(performance.now() - asked),
      ),
    );
  }
  await Promise.all(webhooks);
  return waits.toSorted((one, other) => one - other);
}

const computeQuantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor(sorted.length * part)] ?? NaN;
