/** What an event class carries besides its instances: the stable name under which it is stored. */
export interface DomainEventClass<E extends DomainEvent = DomainEvent> {
  readonly type: string;
  new (payload: E['payload']): E;
}

/**
 * A fact of the past. Its payload holds ids and primitives only (never a secret, never an entity): it is stored as JSON
 * in the outbox and read back by reactions, possibly more than once.
 */
export abstract class DomainEvent<Payload extends object = object> {
  static readonly type: string;
  constructor(readonly payload: Payload) {}
}
