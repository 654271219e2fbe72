import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Settings } from '#platform/config/settings.ts';
import { WebhookRefused } from '../../domain/errors.ts';
import { StoreStripeEvent } from './store-stripe-event.ts';

const toleranceSeconds = 300;
/** Beyond any date Stripe could mean, and well within what a date can be. */
const longestSeconds = 1e11;
const alarmingRefusals = 4;
const refusalLineMs = 60_000;

/**
 * Takes in what Stripe reports: the signature is checked on the bytes as they came, with each of our secrets, the event
 * is stored, and the work is left to the worker.
 */
@Injectable()
export class ReceiveWebhook {
  private refusals = 0;
  private saidAt = -Infinity;
  private readonly log = new Logger('billing');

  constructor(
    private readonly settings: Settings,
    private readonly storeStripeEvent: StoreStripeEvent,
  ) {}

  async receive({ body, signature }: { body: Buffer | undefined; signature: string | undefined }): Promise<void> {
    const event = this.verified(body ?? Buffer.alloc(0), signature ?? '');
    if (!event) {
      this.countRefusal();
      throw new WebhookRefused();
    }
    await this.storeStripeEvent.store(event);
  }

  private verified(body: Buffer, signature: string): Stripe.Event | undefined {
    for (const secret of this.settings.stripeWebhookSecret) {
      try {
        const event = Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
        return isEvent(event) ? event : undefined;
      } catch {
        // Whatever it stumbles over was written by the sender: not signed with this secret, or not signed at all.
      }
    }
    return undefined;
  }

  /**
   * At most one line a minute, as anyone can send a request without a signature. `count` refusals since the line before;
   * many mean a wrong secret, or a clock of ours that runs ahead.
   */
  private countRefusal(): void {
    this.refusals += 1;
    const now = performance.now();
    if (now - this.saidAt < refusalLineMs) return;
    this.log.warn({ event: 'billing.webhook-refused', count: this.refusals, many: this.refusals >= alarmingRefusals });
    this.saidAt = now;
    this.refusals = 0;
  }
}

/** Signed is not yet complete: what we store of an event must be there. */
function isEvent(signed: Partial<Stripe.Event>): boolean {
  const { object, id, type, created, data } = signed;
  return (
    object === 'event' &&
    [id, type].every((name) => /^[\w.-]+$/.test(name ?? '')) &&
    Number.isInteger(created) &&
    Math.abs(created ?? 0) < longestSeconds &&
    typeof data?.object === 'object' &&
    (data.object as object | null) !== null
  );
}
