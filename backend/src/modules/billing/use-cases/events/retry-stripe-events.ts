import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { StripeEvent } from '../../domain/stripe-event.entity.ts';
import { ProcessStripeEvent, type ReceivedEvent } from './process-stripe-event.ts';
import { RepairDrift } from '../reconcile/repair-drift.ts';

const minuteMs = 60_000;
const queueDelayMs = 5 * minuteMs;
const atOnce = 500;

@Injectable()
export class RetryStripeEvents {
  private readonly log = new Logger('billing');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly processStripeEvent: ProcessStripeEvent,
    private readonly repairDrift: RepairDrift,
  ) {}

  async retryAll(): Promise<number> {
    const events = (await this.findUnprocessed()).flatMap((event) => {
      const concern = event.affectedCustomer();
      return concern ? { eventId: event.id, type: event.type, ...concern } : [];
    });
    const customers = new Set(events.flatMap(({ stripeCustomerId }) => stripeCustomerId ?? []));
    const drift = await this.repairDrift.repair(customers, 'failed-processing');
    for (const event of events) await this.retry(event);
    return drift;
  }

  private async retry(event: ReceivedEvent): Promise<void> {
    try {
      await this.processStripeEvent.process(event);
    } catch (error) {
      this.log.error({ event: 'billing.retry-failed', stripeEvent: event.eventId, fault: String(error) });
    }
  }

  private findUnprocessed(): Promise<StripeEvent[]> {
    const now = this.clock.now().getTime();
    return this.database.em().find(
      StripeEvent,
      {
        processedAt: null,
        $or: [{ fault: { $ne: null } }, { receivedAt: { $lt: new Date(now - queueDelayMs) } }],
      },
      { orderBy: { receivedAt: 'desc', id: 'desc' }, limit: atOnce },
    );
  }
}
