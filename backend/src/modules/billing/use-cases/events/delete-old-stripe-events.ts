import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { deleteRowsInSlices } from '#platform/database/delete-in-slices.ts';
import { Schedule } from '#platform/queue/schedule.ts';

const dayMs = 24 * 3_600_000;
/** Longer than the 30 days for which Stripe lists and repeats events, so a deleted event cannot arrive again. */
const retentionDays = 180;

@Injectable()
export class DeleteOldStripeEvents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Schedule({ name: 'billing.delete-old-events', queue: 'billing', everySeconds: 3_600 })
  async deleteOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - retentionDays * dayMs).toISOString();
    const where = 'received_at < ?::timestamptz and processed_at is not null and fault is null';
    await deleteRowsInSlices(this.database, { table: 'stripe_event', where, orderBy: 'received_at' }, [before]);
  }
}
