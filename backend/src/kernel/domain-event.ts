export interface DomainEventClass<E extends DomainEvent = DomainEvent> {
  readonly type: string;
  new (payload: E['payload']): E;
}

/** The payload is stored as JSON in the outbox. It contains only JSON values, and never a secret. */
export abstract class DomainEvent<Payload extends object = object> {
  static readonly type: string;
  constructor(readonly payload: Payload) {}
}
