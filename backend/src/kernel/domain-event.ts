/** Class of a domain event. `type` is the stable name under which the event is stored. */
export interface DomainEventClass<E extends DomainEvent = DomainEvent> {
  readonly type: string;
  new (payload: E['payload']): E;
}

/**
 * The payload contains only ids and primitives, never a secret or an entity: it is stored as JSON in the outbox, and
 * reactions may read it more than once.
 */
export abstract class DomainEvent<Payload extends object = object> {
  static readonly type: string;
  constructor(readonly payload: Payload) {}
}
