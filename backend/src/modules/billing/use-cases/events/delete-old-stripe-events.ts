import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { deleteInSlices, sliceSize } from '#platform/database/delete-in-slices.ts';
import { Schedule } from '#platform/queue/schedule.ts';

const dayMs = 24 * 3_600_000;
/** Longer than the 30 days for which Stripe lists and repeats events, so a deleted event cannot arrive again. */
const retentionDays = 180;

/** Deletes events of Stripe that were processed long ago. Failed events stay until an administrator retries them. */
@Injectable()
export class DeleteOldStripeEvents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Schedule({ name: 'billing.delete-old-events', queue: 'billing', everySeconds: 3_600 })
  async deleteOld(): Promise<void> {
    await deleteInSlices(
      this.database,
      `with old as (select id from stripe_event where received_at < ?::timestamptz and processed_at is not null and fault is null
         order by received_at, id limit ${sliceSize} for update skip locked),
       gone as (delete from stripe_event where id in (select id from old) returning 1)
       select count(*)::int as count from gone`,
      [new Date(this.clock.now().getTime() - retentionDays * dayMs).toISOString()],
    );
  }
}
