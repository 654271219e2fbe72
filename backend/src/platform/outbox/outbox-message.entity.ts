import { defineEntity, p } from '@mikro-orm/core';

const OutboxMessageSchema = defineEntity({
  name: 'OutboxMessage',
  tableName: 'outbox',
  properties: {
    id: p.uuid().primary(),
    type: p.text(),
    payload: p.json<Record<string, unknown>>(),
    createdAt: p.datetime(),
    requestId: p.text().nullable(),
    /** Has the format of the `traceparent` header, and null means no trace. */
    traceParent: p.text().nullable(),
    relayedAt: p.datetime().nullable(),
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

export class OutboxMessage extends OutboxMessageSchema.class {}
OutboxMessageSchema.setClass(OutboxMessage);

const RecordedReactionSchema = defineEntity({
  name: 'OutboxReaction',
  tableName: 'outbox_reaction',
  properties: {
    messageId: p.uuid().primary(),
    reaction: p.text().primary(),
    recordedAt: p.datetime(),
  },
});

export class OutboxReaction extends RecordedReactionSchema.class {}
RecordedReactionSchema.setClass(OutboxReaction);

export const outboxEntities = [OutboxMessage, OutboxReaction];
