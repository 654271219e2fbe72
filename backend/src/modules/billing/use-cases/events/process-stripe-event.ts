import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { StripeEventReceived } from '../../domain/events.ts';
import { StripeEvent } from '../../domain/stripe-event.entity.ts';
import { readCustomerId, type AffectedCustomer } from '../../domain/watched-events.ts';
import { UnlinkCustomer } from '../customer/unlink-customer.ts';
import { isMissingInStripe } from '../stripe/stripe-circuit-breaker.ts';
import { SyncCustomer } from '../sync/sync-customer.ts';

export interface ReceivedEvent extends AffectedCustomer {
  readonly eventId: string;
  readonly type: string;
}

const memberMissingMessage = 'This customer bought a membership, but no account belongs to the customer.';
const maxFaultLength = 500;

@Injectable()
export class ProcessStripeEvent {
  private readonly log = new Logger('billing');

  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly syncCustomer: SyncCustomer,
    private readonly unlinkCustomer: UnlinkCustomer,
  ) {}

  @ReactsTo([StripeEventReceived], { name: 'SyncCustomerWhenStripeEventReceived', queue: 'billing', effect: 'outside' })
  async process({ eventId, type, stripeCustomerId, chargeId }: ReceivedEvent): Promise<void> {
    try {
      const customer = stripeCustomerId ?? (chargeId && (await this.findPayer(chargeId)));
      // Stored before the event is applied, because the events of a deleted customer are redacted by this id.
      if (customer) await this.recordOutcome(eventId, { stripeCustomerId: customer });
      const fault = customer ? await this.apply(type, customer) : null;
      if (fault) this.log.error({ event: 'billing.customer-without-member', stripeEvent: eventId, customer });
      await this.recordOutcome(eventId, fault ? { fault } : { processedAt: this.clock.now(), fault: null });
    } catch (error) {
      await this.recordOutcome(eventId, {
        fault: String(error instanceof Error ? error.message : error).slice(0, maxFaultLength),
      });
      throw error;
    }
  }

  private async apply(type: string, stripeCustomerId: string): Promise<string | null> {
    if (type === 'customer.deleted') {
      await this.unlinkCustomer.unlink(stripeCustomerId);
      return null;
    }
    const outcome = await this.syncCustomer.sync({ stripeCustomerId });
    if (outcome === 'not-ours') await this.unlinkCustomer.redactEventsOfDeletedCustomer(stripeCustomerId);
    return outcome === 'no-member' ? memberMissingMessage : null;
  }

  private async findPayer(chargeId: string): Promise<string | undefined> {
    try {
      return readCustomerId(await this.stripe.charges.retrieve(chargeId));
    } catch (error) {
      if (isMissingInStripe(error)) return undefined;
      throw error;
    }
  }

  private async recordOutcome(
    id: string,
    outcome: Partial<Pick<StripeEvent, 'stripeCustomerId' | 'processedAt' | 'fault'>>,
  ): Promise<void> {
    await this.database.em().nativeUpdate(StripeEvent, { id, processedAt: null }, outcome);
  }
}
