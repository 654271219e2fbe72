import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { sliceSize } from '../database/delete-in-slices.ts';
import { Schedule } from '../queue/schedule.ts';
import { ReactionAndScheduleRegistry } from '../reactions/registry.ts';

/** Longer than an upgrade, because workers of the other release may have reactions that this release does not know. */
const afterHours = 7 * 24;

/** Closes events that wait only for reactions that a release removed, because no worker will run these reactions. */
@Injectable()
export class CloseAbandonedEvents {
  private readonly log = new Logger('outbox');

  constructor(
    private readonly database: Database,
    private readonly registry: ReactionAndScheduleRegistry,
  ) {}

  @Schedule({ name: 'outbox.close-abandoned', queue: 'content', everySeconds: 3_600 })
  async closeAll(): Promise<void> {
    const reactions = this.registry.listReactions();
    const closed = await this.database.sql<{ id: string; type: string }>(
      `with abandoned as (
         select o.id from outbox o where o.done_at is null and o.relayed_at < now() - make_interval(hours => ?::int) and not exists (
           select from unnest(string_to_array(?, ','), string_to_array(?, ',')) known (type, reaction)
           where known.type = o.type and not exists (
             select from outbox_reaction r where r.message_id = o.id and r.reaction = known.reaction
           )
         )
         limit ${sliceSize}
       )
       update outbox o set done_at = now() from abandoned where o.id = abandoned.id returning o.id, o.type`,
      [afterHours, reactions.map(({ type }) => type).join(), reactions.map(({ name }) => name).join()],
    );
    for (const { id, type } of closed) this.log.warn({ event: 'outbox.abandoned-event', messageId: id, type });
  }
}
