import { randomInt } from 'node:crypto';
import { NORMAL_WEBHOOKS, mergeWebhookSettings } from '../stripe/webhook-settings.ts';
import { createEventHeaders } from './event-headers.ts';
import type { EmailStore } from './email-store.ts';
import type { ProviderEvent } from './provider-events.ts';

export interface EventReceiver {
  url: string;
  secret: string;
}

interface Delivery {
  id: string;
  body: string;
  attempts: number;
  since: number;
}

const AT_ONCE = 8;
/** Seconds between attempts, of which the last value repeats. */
const RETRY_AFTER = [1, 5, 15, 60, 300];
const GIVE_UP_AFTER_MS = 24 * 3_600_000;
const RESPONSE_TIMEOUT_MS = 15_000;
const POLL_MS = 500;

/** Like Resend, repeats a webhook for at most 24 hours, also after a restart. */
export class EventSender {
  settings = NORMAL_WEBHOOKS;
  private readonly store: EmailStore;
  private readonly receiver: EventReceiver | undefined;
  private readonly closing = new AbortController();
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly timer: NodeJS.Timeout;

  constructor(store: EmailStore, receiver: EventReceiver | undefined) {
    this.store = store;
    this.receiver = receiver;
    this.timer = setInterval(() => this.sendDue(), POLL_MS).unref();
  }

  change(changes: Record<string, unknown>): object {
    this.settings = mergeWebhookSettings(this.settings, changes);
    this.sendDue();
    return this.settings;
  }

  add(events: ProviderEvent[]): void {
    if (!this.receiver) return;
    const { delaySeconds, spreadSeconds, dropRate } = this.settings;
    const insert = this.store.database.prepare(
      'insert into delivery (id, body, due_at, since, attempts) values (?, ?, ?, ?, 0)',
    );
    const now = Date.now();
    this.store.transaction(() => {
      for (const [at, { id, body }] of events.entries()) {
        if (Math.random() < dropRate) continue;
        const delayMs = (delaySeconds + Math.random() * spreadSeconds) * 1000;
        insert.run(id, body, Math.floor(now + delayMs) + (spreadSeconds > 0 ? 0 : at), now);
      }
    });
    this.sendDue();
  }

  async waitUntilIdle(): Promise<void> {
    this.sendDue();
    while (this.underWay.size > 0) {
      await Promise.race(this.underWay.values());
      this.sendDue();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.closing.abort();
    await Promise.all(this.underWay.values());
  }

  private sendDue(): void {
    const free = AT_ONCE - this.underWay.size;
    if (!this.receiver || this.settings.hold || this.closing.signal.aborted || free <= 0) return;
    const due = this.store.database
      .prepare('select id, body, attempts, since from delivery where due_at <= ? order by due_at limit ?')
      .all(Date.now(), AT_ONCE) as unknown as Delivery[];
    for (const delivery of due.filter(({ id }) => !this.underWay.has(id)).slice(0, free))
      this.start(delivery, this.receiver);
  }

  private start(delivery: Delivery, receiver: EventReceiver): void {
    const sent = this.send(delivery, receiver).finally(() => {
      this.underWay.delete(delivery.id);
      this.sendDue();
    });
    this.underWay.set(delivery.id, sent);
  }

  private async send(delivery: Delivery, receiver: EventReceiver): Promise<void> {
    const [least, most] = this.settings.copies;
    const copies = Array.from({ length: randomInt(least, most + 1) }, () => this.post(delivery, receiver));
    const isTaken = (await Promise.all(copies)).includes(true);
    if (this.closing.signal.aborted) return;
    const { database } = this.store;
    if (isTaken || Date.now() - delivery.since > GIVE_UP_AFTER_MS) {
      database.prepare('delete from delivery where id = ?').run(delivery.id);
      return;
    }
    const seconds = RETRY_AFTER[delivery.attempts] ?? RETRY_AFTER.at(-1)!;
    database
      .prepare('update delivery set attempts = attempts + 1, due_at = ? where id = ?')
      .run(Date.now() + seconds * 1000, delivery.id);
  }

  private async post(delivery: Delivery, { url, secret }: EventReceiver): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: delivery.body,
        headers: createEventHeaders(delivery, secret),
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
}
