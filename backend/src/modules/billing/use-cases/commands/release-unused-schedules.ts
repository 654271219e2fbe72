import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { isRejectedByStripe } from '../stripe/stripe-circuit-breaker.ts';
import { fromUnixSeconds } from '../stripe/values.ts';

const atOnce = 50;

/** Removes schedules without a future change, because Stripe's portal cannot cancel a subscription with a schedule. */
@Injectable()
export class ReleaseUnusedSchedules {
  private readonly log = new Logger('billing');

  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Schedule({ name: 'billing.release-schedules', queue: 'billing', everySeconds: 300 })
  async releaseAll(): Promise<void> {
    const spent = await this.database.sql<{ schedule: string }>(
      `select s.stripe_schedule_id as schedule from billing_subscription s
       where s.stripe_schedule_id is not null and s.pending_at is null
         and not exists (select 1 from billing_command c where c.user_id = s.user_id and c.state = 'open')
       limit ${atOnce}`,
    );
    for (const { schedule } of spent) await this.release(schedule);
  }

  private async release(schedule: string): Promise<void> {
    try {
      if (!(await this.isUnused(schedule))) return;
      await this.stripe.subscriptionSchedules.release(schedule);
      this.log.log({ event: 'billing.schedule-released', schedule });
    } catch (error) {
      // Stripe refuses when the schedule has ended or was changed in the meantime.
      if (!isRejectedByStripe(error)) throw error;
    }
  }

  /** Reads the schedule from Stripe, because the member may have chosen a plan after our row was read. */
  private async isUnused(schedule: string): Promise<boolean> {
    const { phases } = await this.stripe.subscriptionSchedules.retrieve(schedule);
    const now = this.clock.now();
    return phases.every(({ start_date }) => fromUnixSeconds(start_date) <= now);
  }
}
