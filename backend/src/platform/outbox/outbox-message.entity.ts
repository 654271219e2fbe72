import { defineEntity, p } from '@mikro-orm/core';

const OutboxMessageSchema = defineEntity({
  name: 'OutboxMessage',
  tableName: 'outbox',
  properties: {
    id: p.uuid().primary(),
    type: p.text(),
    payload: p.json<Record<string, unknown>>(),
    createdAt: p.datetime(),
    /** When its jobs were first added to the queues. */
    relayedAt: p.datetime().nullable(),
    /** When the last of its reactions had recorded itself; open until then. */
    doneAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'outbox_open', expression: 'create index "outbox_open" on "outbox" ("id") where "done_at" is null' },
  ],
  // Wakes the relay at the commit.
  triggers: [
    {
      name: 'wake_relay',
      timing: 'after',
      events: ['insert'],
      forEach: 'statement',
      body: `perform pg_notify('outbox', ''); return null`,
    },
  ],
});

/** A fact, stored in the commit of the state it reports. */
export class OutboxMessage extends OutboxMessageSchema.class {}
OutboxMessageSchema.setClass(OutboxMessage);

const RecordedReactionSchema = defineEntity({
  name: 'RecordedReaction',
  tableName: 'outbox_reaction',
  properties: {
    messageId: p.uuid().primary(),
    reaction: p.text().primary(),
    recordedAt: p.datetime(),
  },
});

/** That a reaction to a fact has taken effect; written in the transaction of that effect. */
export class RecordedReaction extends RecordedReactionSchema.class {}
RecordedReactionSchema.setClass(RecordedReaction);

export const outboxEntities = [OutboxMessage, RecordedReaction];
