import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { sliceSize } from '../database/delete-in-slices.ts';
import { Transaction } from '../database/transaction.ts';
import { ReactionAndScheduleRegistry } from '../reactions/registry.ts';

/** Longer than an upgrade. Workers of the former release must have ended by then. */
const maxUpgradeHours = 1;
const isMissingSql = 'not exists (select from outbox_reaction r where r.message_id = o.id and r.reaction = ?)';

interface NewReaction {
  readonly reaction: string;
  readonly type: string;
  /** Text, because a `Date` has no microseconds. */
  readonly since: string;
}

/** During an upgrade, a worker of the former release ends events without the reactions that only this release has. */
@Injectable()
export class NewReactions {
  private readonly log = new Logger('outbox');

  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly registry: ReactionAndScheduleRegistry,
  ) {}

  /** If the table is empty, all reactions count as old, because no earlier release has recorded its reactions there. */
  async recordStarts(): Promise<void> {
    const reactions = this.registry.listReactions();
    await this.database.sql(
      `insert into reaction_start (reaction, type, since)
       select reaction, type, case when exists (select from reaction_start) then now() else '-infinity'::timestamptz end
       from unnest(string_to_array(?, ','), string_to_array(?, ',')) known (reaction, type)
       on conflict do nothing`,
      [reactions.map(({ name }) => name).join(), reactions.map(({ type }) => type).join()],
    );
  }

  /** Opens events again that ended without a new reaction. The relay then adds its job, as for all open events. */
  async reopenEvents(): Promise<void> {
    const started = await this.database.sql<NewReaction>(
      `select reaction, type, since::text as since from reaction_start
       where since > now() - make_interval(hours => ${maxUpgradeHours})`,
    );
    const isKnown = ({ reaction, type }: NewReaction) =>
      this.registry.findReactionsTo(type).some(({ name }) => name === reaction);
    for (const each of started.filter(isKnown)) await this.reopenEventsOf(each);
  }

  private async reopenEventsOf({ reaction, type, since }: NewReaction): Promise<void> {
    const count = await this.tx.run(async ({ em }) => {
      // A run that records the reaction at the same time locks the event. This statement skips the event, or the next one
      // sees the record.
      const locked = await em.execute<{ id: string }[]>(
        `select id from outbox o where done_at > ?::timestamptz and type = ? and ${isMissingSql}
         order by done_at limit ${sliceSize} for update skip locked`,
        [since, type, reaction],
      );
      if (locked.length === 0) return 0;
      const reopened = await em.execute<object[]>(
        `update outbox o set done_at = null where id = any(string_to_array(?, ',')::uuid[]) and ${isMissingSql} returning id`,
        [locked.map(({ id }) => id).join(), reaction],
      );
      return reopened.length;
    });
    if (count > 0) this.log.log({ event: 'outbox.reopened', reaction, type, count });
  }
}
