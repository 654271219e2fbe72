import { SetMetadata } from '@nestjs/common';
import type { DomainEvent, DomainEventClass } from '#kernel/domain-event.ts';
import type { QueueName } from '../queue/queues.ts';

export interface ReactionOptions {
  /** The name of the reaction, unique in the product. It is stored with each handled event, so it must never change. */
  readonly name: string;
  readonly to: readonly DomainEventClass[];
  readonly queue: QueueName;
  /**
   * 'rows' (default): the whole reaction is one transaction, which also records that the reaction is done.
   * 'outside': the reaction calls a third party without a transaction and is recorded as done afterwards, so it must be
   * idempotent.
   */
  readonly effect?: 'rows' | 'outside';
}

export const reactionMetadata = 'oneness:reaction';

/**
 * Marks a method as a reaction to events; its arguments are the payload of the event and the time of the system clock
 * when it was stored. It may run twice for one event, so it must be safe to repeat.
 */
export const ReactsTo = <const Events extends readonly { readonly prototype: DomainEvent }[]>(
  to: Events,
  options: Omit<ReactionOptions, 'to'>,
) => {
  type Payload = Events[number]['prototype']['payload'];
  const mark = SetMetadata(reactionMetadata, { to, ...options });
  return (
    target: object,
    key: string | symbol,
    method: { value?: (payload: Payload, occurredAt: Date) => Promise<unknown> },
  ): void => {
    mark(target, key, method);
  };
};
