/**
 * Carries the stand-in's events to the site as badly as a network may: late, in any order, several times or never; and
 * among them some that are forged or too old.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type Stripe from 'stripe';
import { SITE_EVENTS } from 'stand-ins/stripe/events';
import { sign } from 'stand-ins/stripe/signature';
import type { Chance } from './chance.ts';
import type { Site } from './site.ts';

const DROPPED = 0.2;
const FORGED = 0.05;
const STALE = 0.05;
const MOST_COPIES = 4;
const LOOK_EVERY_MS = 200;
const TRIES = 4;
/** Of what happens, the site's endpoint hears these. */
const heard = new Set<string>(SITE_EVENTS);

export interface Traffic {
  /** Events that are, whether they were sent or not. */
  events: Stripe.Event[];
  dropped: number;
  sent: number;
  /** Events that the site has said it has taken. */
  acknowledged: Set<string>;
  /** Good webhooks that the site refused, each sent several times. */
  refused: number;
  forged: number;
  stale: number;
  /** Forged or old webhooks that the site accepted. */
  wronglyTaken: number;
}

export class BadNetwork {
  readonly traffic: Traffic = {
    events: [],
    dropped: 0,
    sent: 0,
    acknowledged: new Set(),
    refused: 0,
    forged: 0,
    stale: 0,
    wronglyTaken: 0,
  };
  private readonly site: Site;
  private readonly chance: Chance;
  /** When the last webhook is to be sent; milliseconds. */
  private readonly until: number;
  private readonly underWay = new Set<Promise<void>>();
  private newest: string | undefined;

  constructor(site: Site, chance: Chance, until: number) {
    this.site = site;
    this.chance = chance;
    this.until = until;
  }

  /** Looks for events until its time is over, then waits until every webhook is sent. */
  async run(): Promise<Traffic> {
    while (Date.now() < this.until) {
      await this.collect();
      await delay(LOOK_EVERY_MS);
    }
    await this.collect();
    while (this.underWay.size > 0) await Promise.all(this.underWay);
    return this.traffic;
  }

  /** Whatever happened since the last look, oldest first. What was before the storm is left alone. */
  private async collect(): Promise<void> {
    const fresh: Stripe.Event[] = [];
    for await (const event of this.site.stripe.events.list({ limit: 100 })) {
      if (event.id === this.newest) break;
      fresh.push(event);
    }
    const isFirstLook = this.newest === undefined;
    this.newest = fresh[0]?.id ?? this.newest;
    if (isFirstLook) return;
    for (const event of fresh.toReversed()) if (heard.has(event.type)) this.plan(event);
  }

  private plan(event: Stripe.Event): void {
    const { traffic, chance } = this;
    traffic.events.push(event);
    if (chance.isMet(FORGED)) this.set(() => this.forge(event));
    if (chance.isMet(STALE)) this.set(() => this.age(event));
    if (chance.isMet(DROPPED)) {
      traffic.dropped += 1;
      return;
    }
    for (let copies = chance.whole(1, MOST_COPIES); copies > 0; copies -= 1) this.set(() => this.deliver(event));
  }

  /** Some time between now and the end. */
  private set(send: () => Promise<void>): void {
    const wait = this.chance.between(0, Math.max(this.until - Date.now(), 0));
    const sent = delay(wait).then(send);
    this.underWay.add(sent);
    void sent.finally(() => this.underWay.delete(sent));
  }

  private async deliver(event: Stripe.Event): Promise<void> {
    const body = JSON.stringify(event);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      this.traffic.sent += 1;
      if (await this.isTaken(body, sign(body, this.site.webhookSecret))) {
        this.traffic.acknowledged.add(event.id);
        return;
      }
      await delay(500 * attempt);
    }
    this.traffic.refused += 1;
  }

  /** Signed by somebody else, or signed well and then changed, or not signed at all. */
  private async forge(event: Stripe.Event): Promise<void> {
    this.traffic.forged += 1;
    const body = JSON.stringify({ ...event, id: `evt_forged_${this.traffic.forged}` });
    const signature = this.chance.oneOf([
      sign(body, 'whsec_of_somebody_else'),
      sign(JSON.stringify(event), this.site.webhookSecret),
      '',
    ]);
    if (await this.isTaken(body, signature)) this.traffic.wronglyTaken += 1;
  }

  /** Signed well, more than five minutes ago. */
  private async age(event: Stripe.Event): Promise<void> {
    this.traffic.stale += 1;
    const body = JSON.stringify({ ...event, id: `evt_stale_${this.traffic.stale}` });
    const signed = Date.now() - this.chance.between(302, 3600) * 1000;
    if (await this.isTaken(body, sign(body, this.site.webhookSecret, signed))) this.traffic.wronglyTaken += 1;
  }

  private isTaken(body: string, signature: string): Promise<boolean> {
    return deliver(this.site, body, signature).then(
      (status) => status >= 200 && status < 300,
      () => false,
    );
  }
}

/** Sends a webhook as Stripe does. The status it is answered with. */
export async function deliver({ url }: Site, body: string, signature: string): Promise<number> {
  const answer = await fetch(`${url}/api/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    signal: AbortSignal.timeout(15_000),
  });
  await answer.body?.cancel();
  return answer.status;
}
