import { defineEntity, p } from '@mikro-orm/core';

const OutboxMessageSchema = defineEntity({
  name: 'OutboxMessage',
  tableName: 'outbox',
  properties: {
    id: p.uuid().primary(),
    type: p.text(),
    payload: p.json<Record<string, unknown>>(),
    createdAt: p.datetime(),
    /** Id of the HTTP request that caused the event; null for events of schedules and commands. */
    requestId: p.text().nullable(),
    /** Trace that the jobs of the reactions continue, as in the header `traceparent`; null without a trace. */
    traceParent: p.text().nullable(),
    relayedAt: p.datetime().nullable(),
    /** Time when the last of all reactions to the event was done; null while a reaction is open. */
    doneAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'outbox_open', expression: 'create index "outbox_open" on "outbox" ("id") where "done_at" is null' },
    {
      name: 'outbox_unpublished',
      expression: 'create index "outbox_unpublished" on "outbox" ("id") where "relayed_at" is null',
    },
    {
      name: 'outbox_done',
      expression: 'create index "outbox_done" on "outbox" ("done_at") where "done_at" is not null',
    },
  ],
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

/**
 * A domain event, stored in the same transaction as the change that it reports, so that neither is stored without the
 * other.
 */
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

/** Record that a reaction to an event is done. It is stored in the same transaction as the changes of the reaction. */
export class RecordedReaction extends RecordedReactionSchema.class {}
RecordedReactionSchema.setClass(RecordedReaction);

export const outboxEntities = [OutboxMessage, RecordedReaction];
