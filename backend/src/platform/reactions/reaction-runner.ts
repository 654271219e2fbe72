import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { Transaction, type TransactionScope } from '../database/transaction.ts';
import { OutboxMessage } from '../outbox/outbox-message.entity.ts';
import { ReactionDropped } from './reaction-dropped.ts';
import { ReactionAndScheduleRegistry, type RegisteredReaction } from './registry.ts';

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
    // The next attempt can be made by a worker of the release that added the job.
    if (!reaction) throw new Error(`This release has no reaction with the name ${reactionName}.`);
    const message = await this.database.em().findOne(OutboxMessage, { id: messageId });
    if (!message || (await this.isRecorded(messageId, reactionName))) return;
    if (reaction.effect === 'outside') {
      await reaction.handle(message.payload, message.createdAt);
      await this.tx.run((scope) => this.record(scope, message, reaction));
    } else {
      await this.tx.run(async (scope) => {
        if (await this.record(scope, message, reaction)) await reaction.handle(message.payload, message.createdAt);
      });
    }
    this.log.log({ event: 'reaction.done', reaction: reactionName, messageId });
  }

  async skip(messageId: string, reactionName: string): Promise<void> {
    const reaction = this.registry.findReaction(reactionName);
    const message = await this.database.em().findOne(OutboxMessage, { id: messageId });
    if (!reaction || !message) return;
    await this.tx.run(async (scope) => {
      if (await this.record(scope, message, reaction))
        scope.outbox.append(new ReactionDropped({ reaction: reactionName, payload: message.payload }));
    });
  }

  private async record(
    { em }: TransactionScope,
    message: OutboxMessage,
    { name }: RegisteredReaction,
  ): Promise<boolean> {
    const run = <Row>(statement: string, params: unknown[]) =>
      em.getConnection().execute<Row[]>(statement, params, 'all', em.getTransactionContext());
    // The lock makes the reactions of an event commit one by one, so the last reaction sees all records.
    await run('select 1 from outbox where id = ? for update', [message.id]);
    const written = await run(
      'insert into outbox_reaction (message_id, reaction, recorded_at) values (?, ?, now()) on conflict do nothing returning 1',
      [message.id, name],
    );
    const recorded = await run<{ reaction: string }>('select reaction from outbox_reaction where message_id = ?', [
      message.id,
    ]);
    const names = new Set(recorded.map((row) => row.reaction));
    if (this.registry.findReactionsTo(message.type).every((reaction) => names.has(reaction.name))) {
      await run('update outbox set done_at = now() where id = ?', [message.id]);
    }
    return written.length > 0;
  }

  private async isRecorded(messageId: string, reaction: string): Promise<boolean> {
    const rows = await this.database.sql('select 1 from outbox_reaction where message_id = ? and reaction = ?', [
      messageId,
      reaction,
    ]);
    return rows.length > 0;
  }
}
