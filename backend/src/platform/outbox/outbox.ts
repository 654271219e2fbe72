import type { EntityManager } from '@mikro-orm/postgresql';
import type { DomainEvent, DomainEventClass } from '#kernel/domain-event.ts';
import { newId } from '#kernel/id.ts';
import { getRequestId } from '../log/request-id.ts';
import { getTraceParent } from '../tracing/tracing.ts';
import { OutboxMessage } from './outbox-message.entity.ts';

/** A trigger on the table notifies the relay. */
export class Outbox {
  constructor(private readonly em: EntityManager) {}

  append(event: DomainEvent): void {
    const { type } = event.constructor as DomainEventClass;
    this.em.persist(
      this.em.create(OutboxMessage, {
        id: newId(),
        type,
        payload: { ...event.payload },
        createdAt: new Date(),
        requestId: getRequestId() ?? null,
        traceParent: getTraceParent(),
        relayedAt: null,
        doneAt: null,
      }),
    );
  }

  async appendMany(events: readonly DomainEvent[]): Promise<void> {
    const rows = events.map((event) => ({
      id: newId(),
      type: (event.constructor as DomainEventClass).type,
      payload: event.payload,
    }));
    await this.em.execute(
      `insert into outbox (id, type, payload, created_at, request_id, trace_parent)
       select id, type, payload, now(), ?, ? from jsonb_to_recordset(?::jsonb) as e(id uuid, type text, payload jsonb)`,
      [getRequestId() ?? null, getTraceParent(), JSON.stringify(rows)],
    );
  }
}
