import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Transaction, type TransactionScope } from '../database/transaction.ts';
import { ReactionDropped } from './reaction-dropped.ts';
import { ReactionAndScheduleRegistry, type RegisteredReaction } from './registry.ts';

interface StoredEvent {
  readonly payload: object;
  readonly createdMs: number;
}

const eventColumns = 'payload, (extract(epoch from created_at) * 1000)::float8 as "createdMs"';

/**
 * Builds SQL that records a reaction as done. If all `others` (names separated by commas) are recorded too, the event is
 * done. The SQL returns no row if the event is deleted or another run has recorded the reaction.
 */
const buildRecordSql = (id: string, reaction: string, others: string): string =>
  `with event as (select id, payload, created_at from outbox where id = ${id}::uuid),
   recorded as (
     insert into outbox_reaction (message_id, reaction, recorded_at) select id, ${reaction}::text, now() from event
     on conflict do nothing returning message_id
   ),
   done as (
     update outbox o set done_at = now() from recorded r
     where o.id = r.message_id and not exists (
       select from unnest(string_to_array(${others}::text, ',')) other (name)
       where not exists (select from outbox_reaction x where x.message_id = r.message_id and x.reaction = other.name)
     )
   )
   select ${eventColumns} from event where exists (select from recorded)`;

const recordInTransaction = buildRecordSql('?', '?', '?');
const recordAlone = { name: 'reaction-record', text: buildRecordSql('$1', '$2', `''`) };
const findOpenEvent = {
  name: 'reaction-event',
  text: `select ${eventColumns} from outbox o where id = $1
         and not exists (select from outbox_reaction where message_id = $1 and reaction = $2)`,
};

@Injectable()
export class ReactionRunner {
  private readonly log = new Logger('reactions');

  constructor(
    private readonly registry: ReactionAndScheduleRegistry,
    private readonly tx: Transaction,
    private readonly database: Database,
  ) {}

  async run(messageId: string, reactionName: string): Promise<void> {
    const reaction = this.registry.findReaction(reactionName);
    // The job fails, so that a worker of the release that has this reaction can run the next attempt.
    if (!reaction) throw new Error(`This release has no reaction with the name ${reactionName}.`);
    const isDone = await (reaction.effect === 'outside'
      ? this.runOutside(messageId, reaction)
      : this.runWithRows(messageId, reaction));
    if (isDone) this.log.log({ event: 'reaction.done', reaction: reactionName, messageId });
  }

  async skip(messageId: string, reactionName: string): Promise<void> {
    const reaction = this.registry.findReaction(reactionName);
    if (!reaction) return;
    await this.tx.run(async (scope) => {
      const event = await this.record(scope, messageId, reaction);
      if (event) scope.outbox.append(new ReactionDropped({ reaction: reactionName, payload: event.payload }));
    });
  }

  private runWithRows(messageId: string, reaction: RegisteredReaction): Promise<boolean> {
    return this.tx.run(async (scope) => {
      const event = await this.record(scope, messageId, reaction);
      if (event) await reaction.handle(event.payload, new Date(event.createdMs));
      return event !== undefined;
    });
  }

  private async runOutside(messageId: string, reaction: RegisteredReaction): Promise<boolean> {
    const key = [messageId, reaction.name];
    const [event] = await this.database.prepared<StoredEvent>(findOpenEvent, key);
    if (!event) return false;
    await reaction.handle(event.payload, new Date(event.createdMs));
    if (this.registry.isOnlyReaction(reaction)) await this.database.prepared(recordAlone, key);
    else await this.tx.run((scope) => this.record(scope, messageId, reaction));
    return true;
  }

  private async record(
    { em }: TransactionScope,
    messageId: string,
    reaction: RegisteredReaction,
  ): Promise<StoredEvent | undefined> {
    const run = <Row>(statement: string, params: unknown[]) =>
      em.getConnection().execute<Row[]>(statement, params, 'all', em.getTransactionContext());
    let others: string[] = [];
    if (!this.registry.isOnlyReaction(reaction)) {
      // Locks the event, so that its reactions commit one after the other and the last reaction sees all records.
      const [event] = await run<{ type: string }>('select type from outbox where id = ? for update', [messageId]);
      const all = event ? this.registry.findReactionsTo(event.type) : [];
      others = all.map(({ name }) => name).filter((name) => name !== reaction.name);
    }
    const [recorded] = await run<StoredEvent>(recordInTransaction, [messageId, reaction.name, others.join(',')]);
    return recorded;
  }
}
