import { randomInt } from 'node:crypto';
import type { StripeAccount } from './account.ts';
import type { WebhookDelivery } from './objects.ts';
import { signWebhookBody } from './signature.ts';
import { getWebhookSettings } from './webhook-settings.ts';

const AT_ONCE = 4;
const RESPONSE_TIMEOUT_MS = 15_000;
const RETRY_AFTER = [1, 2, 5, 10, 30, 60];
const GIVE_UP_AFTER_MS = 3 * 86_400_000;

/** Retries for three days, also after a restart. */
export class WebhookSender {
  private readonly account: StripeAccount;
  private readonly closing = new AbortController();
  private readonly underWay = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(account: StripeAccount) {
    this.account = account;
  }

  sendDueEvents(): void {
    clearTimeout(this.timer);
    if (this.closing.signal.aborted || this.isHeld()) return;
    for (const delivery of this.listDueDeliveries().slice(0, AT_ONCE - this.underWay.size)) this.start(delivery);
    const next = Math.min(...this.waiting().map(({ due }) => due));
    if (next !== Infinity && this.underWay.size < AT_ONCE) this.sleepUntil(next);
  }

  /** Does not wait for events that are held, delayed or waiting for a retry. */
  async waitUntilIdle(): Promise<void> {
    this.sendDueEvents();
    while (this.underWay.size > 0) {
      await Promise.race(this.underWay.values());
    }
  }

  shortenRetries(seconds: number): void {
    const { store } = this.account;
    for (const delivery of this.waiting()) {
      if (delivery.attempts > 0) store.patch('delivery', delivery, { due: delivery.due - seconds * 1000 });
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    this.closing.abort();
    await Promise.all(this.underWay.values());
  }

  private isHeld(): boolean {
    return getWebhookSettings(this.account.store).hold;
  }

  private waiting(): WebhookDelivery[] {
    return this.account.store.all('delivery').filter(({ id, state }) => state === 'waiting' && !this.underWay.has(id));
  }

  private listDueDeliveries(): WebhookDelivery[] {
    const now = Date.now();
    return this.waiting().filter(({ due }) => due <= now);
  }

  private sleepUntil(moment: number): void {
    const wait = Math.min(Math.max(moment - Date.now(), 1), 60_000);
    this.timer = setTimeout(() => this.sendDueEvents(), wait).unref();
  }

  private start(delivery: WebhookDelivery): void {
    const sent = this.send(delivery).finally(() => {
      this.underWay.delete(delivery.id);
      this.sendDueEvents();
    });
    this.underWay.set(delivery.id, sent);
  }

  private async send(delivery: WebhookDelivery): Promise<void> {
    const { store } = this.account;
    const event = store.get('event', delivery.event);
    const endpoint = store.get('webhook_endpoint', delivery.endpoint);
    if (!event || !endpoint) return store.transaction(() => store.remove('delivery', delivery.id));
    const [least, most] = getWebhookSettings(store).copies;
    const body = JSON.stringify(event, null, 2);
    const copies = Array.from({ length: randomInt(least, most + 1) }, () =>
      this.post(endpoint.url, body, endpoint.secret),
    );
    const taken = await Promise.all(copies);
    if (!this.closing.signal.aborted) this.settle(delivery, taken.includes(true));
  }

  private async post(url: string, body: string, secret: string): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (stand-in)',
          'stripe-signature': signWebhookBody(body, secret),
        },
        redirect: 'manual',
        signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
      });
      // An unread body would leave the connection open.
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }

  private settle({ id }: WebhookDelivery, taken: boolean): void {
    const { store } = this.account;
    const delivery = store.get('delivery', id);
    const event = delivery && store.get('event', delivery.event);
    if (!delivery || !event) return;
    store.transaction(() => {
      if (taken) {
        store.remove('delivery', id);
        store.patch('event', event, { pending_webhooks: event.pending_webhooks - 1 });
        return;
      }
      const seconds = RETRY_AFTER[delivery.attempts] ?? 60;
      const tooOld = Date.now() - delivery.since > GIVE_UP_AFTER_MS;
      store.patch('delivery', delivery, {
        attempts: delivery.attempts + 1,
        state: tooOld ? 'failed' : 'waiting',
        due: Date.now() + seconds * 1000,
      });
    });
  }
}
