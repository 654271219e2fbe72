import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { readDatabaseTime } from '#platform/health/clock-offset.ts';
import { InvalidWebhookSignature } from '../../domain/errors.ts';
import { StoreStripeEvent } from './store-stripe-event.ts';

const toleranceSeconds = 300;
/** Maximum time of an event in Unix seconds. JavaScript can still represent this time as a `Date`. */
const maxSeconds = 1e11;
const alarmingRefusals = 4;
const refusalLogIntervalMs = 60_000;

@Injectable()
export class ReceiveWebhook {
  private refusals = 0;
  private saidAt = -Infinity;
  private readonly log = new Logger('billing');

  constructor(
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly storeStripeEvent: StoreStripeEvent,
  ) {}

  async receive({ body, signature }: { body: Buffer | undefined; signature: string | undefined }): Promise<void> {
    const event = await this.verify(body ?? Buffer.alloc(0), signature ?? '');
    if (!event) {
      this.countRefusal();
      throw new InvalidWebhookSignature();
    }
    await this.storeStripeEvent.store(event);
  }

  /** Only a request with a valid signature may cause a query. */
  private async verify(body: Buffer, signature: string): Promise<Stripe.Event | undefined> {
    if (!this.verifyAt(body, signature)) return undefined;
    return this.verifyAt(body, signature, await readDatabaseTime((sql) => this.database.sql(sql)));
  }

  /** Without `receivedAt`, the signature may have any age. */
  private verifyAt(body: Buffer, signature: string, receivedAt?: number): Stripe.Event | undefined {
    const tolerance = receivedAt === undefined ? 0 : toleranceSeconds;
    for (const secret of this.settings.stripeWebhookSecret) {
      try {
        const event = Stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, receivedAt);
        return isCompleteEvent(event) ? event : undefined;
      } catch {
        // Tries the next secret in the list, because several secrets can be valid at the same time.
      }
    }
    return undefined;
  }

  /** Logs at most once per minute, because any client can send unsigned requests. */
  private countRefusal(): void {
    this.refusals += 1;
    const now = performance.now();
    if (now - this.saidAt < refusalLogIntervalMs) return;
    this.log.warn({ event: 'billing.webhook-refused', count: this.refusals, many: this.refusals >= alarmingRefusals });
    this.saidAt = now;
    this.refusals = 0;
  }
}

function isCompleteEvent(signed: Partial<Stripe.Event>): boolean {
  const { object, id, type, created, data } = signed;
  return (
    object === 'event' &&
    [id, type].every((name) => /^[\w.-]+$/.test(name ?? '')) &&
    Number.isInteger(created) &&
    Math.abs(created ?? 0) < maxSeconds &&
    typeof data?.object === 'object' &&
    (data.object as object | null) !== null
  );
}
