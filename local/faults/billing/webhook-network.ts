import { setTimeout as delay } from 'node:timers/promises';
import type Stripe from 'stripe';
import { SITE_EVENT_TYPES } from 'stand-ins/stripe/events';
import { signWebhookBody } from 'stand-ins/stripe/signature';
import type { SeededRandom } from '../seeded-random.ts';
import type { SiteConnection } from './site.ts';

const DROPPED = 0.2;
const FORGED = 0.05;
const STALE = 0.05;
const MOST_COPIES = 4;
const LOOK_EVERY_MS = 200;
const TRIES = 4;
const subscribedTypes = new Set<string>(SITE_EVENT_TYPES);

export interface WebhookTraffic {
  events: Stripe.Event[];
  dropped: number;
  sent: number;
  acknowledged: Set<string>;
  /** Valid webhooks that the site rejected at every attempt. */
  refused: number;
  forged: number;
  stale: number;
  wronglyAccepted: number;
}

export class UnreliableWebhookNetwork {
  readonly traffic: WebhookTraffic = {
    events: [],
    dropped: 0,
    sent: 0,
    acknowledged: new Set(),
    refused: 0,
    forged: 0,
    stale: 0,
    wronglyAccepted: 0,
  };
  private readonly site: SiteConnection;
  private readonly chance: SeededRandom;
  private readonly until: number;
  private readonly underWay = new Set<Promise<void>>();
  private newest: string | undefined;

  constructor(site: SiteConnection, chance: SeededRandom, until: number) {
    this.site = site;
    this.chance = chance;
    this.until = until;
  }

  async run(changes: () => Promise<void> = async () => undefined): Promise<WebhookTraffic> {
    await this.collectEvents();
    let areChangesDone = false;
    const done = changes().finally(() => (areChangesDone = true));
    while (!areChangesDone || Date.now() < this.until) {
      await this.collectEvents();
      await delay(LOOK_EVERY_MS);
    }
    await done;
    await this.collectEvents();
    while (this.underWay.size > 0) await Promise.all(this.underWay);
    return this.traffic;
  }

  private async collectEvents(): Promise<void> {
    const fresh: Stripe.Event[] = [];
    for await (const event of this.site.stripe.events.list({ limit: 100 })) {
      if (event.id === this.newest) break;
      fresh.push(event);
    }
    const isFirstLook = this.newest === undefined;
    this.newest = fresh[0]?.id ?? this.newest;
    if (isFirstLook) return;
    for (const event of fresh.toReversed()) if (subscribedTypes.has(event.type)) this.planDeliveries(event);
  }

  private planDeliveries(event: Stripe.Event): void {
    const { traffic, chance } = this;
    traffic.events.push(event);
    if (chance.nextBoolean(FORGED)) this.deliverLater(() => this.deliverForged(event));
    if (chance.nextBoolean(STALE)) this.deliverLater(() => this.deliverStale(event));
    if (chance.nextBoolean(DROPPED)) {
      traffic.dropped += 1;
      return;
    }
    for (let copies = chance.nextInteger(1, MOST_COPIES); copies > 0; copies -= 1)
      this.deliverLater(() => this.deliver(event));
  }

  private deliverLater(send: () => Promise<void>): void {
    const wait = this.chance.between(0, Math.max(this.until - Date.now(), 0));
    const sent = delay(wait).then(send);
    this.underWay.add(sent);
    void sent.finally(() => this.underWay.delete(sent));
  }

  private async deliver(event: Stripe.Event): Promise<void> {
    const body = JSON.stringify(event);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      this.traffic.sent += 1;
      if (await this.isAccepted(body, signWebhookBody(body, this.site.webhookSecret))) {
        this.traffic.acknowledged.add(event.id);
        return;
      }
      await delay(500 * attempt);
    }
    this.traffic.refused += 1;
  }

  private async deliverForged(event: Stripe.Event): Promise<void> {
    this.traffic.forged += 1;
    const body = JSON.stringify({ ...event, id: `evt_forged_${this.traffic.forged}` });
    const signature = this.chance.pickOne([
      signWebhookBody(body, 'whsec_of_another_account'),
      signWebhookBody(JSON.stringify(event), this.site.webhookSecret),
      '',
    ]);
    if (await this.isAccepted(body, signature)) this.traffic.wronglyAccepted += 1;
  }

  private async deliverStale(event: Stripe.Event): Promise<void> {
    this.traffic.stale += 1;
    const body = JSON.stringify({ ...event, id: `evt_stale_${this.traffic.stale}` });
    const signed = Date.now() - this.chance.between(302, 3600) * 1000;
    if (await this.isAccepted(body, signWebhookBody(body, this.site.webhookSecret, signed)))
      this.traffic.wronglyAccepted += 1;
  }

  private isAccepted(body: string, signature: string): Promise<boolean> {
    return deliverWebhook(this.site, body, signature).then(
      (status) => status >= 200 && status < 300,
      () => false,
    );
  }
}

export async function deliverWebhook({ url }: SiteConnection, body: string, signature: string): Promise<number> {
  const answer = await fetch(`${url}/api/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    signal: AbortSignal.timeout(15_000),
  });
  await answer.body?.cancel();
  return answer.status;
}
