import { SetMetadata } from '@nestjs/common';
import type { DomainEvent, DomainEventClass } from '#kernel/domain-event.ts';
import type { QueueName } from '../queue/queues.ts';

export interface ReactionOptions {
  /** Unique in the product and stored with each handled event, so a name must never change. */
  readonly name: string;
  readonly to: readonly DomainEventClass[];
  readonly queue: QueueName;
  /**
   * 'rows' (default): the reaction and its record are one transaction. 'outside': the reaction calls a third party and
   * is recorded afterwards, so it must be idempotent.
   */
  readonly effect?: 'rows' | 'outside';
}

export const reactionMetadata = 'oneness:reaction';

/**
 * Marks a method that reacts to events. Its arguments are the payload and the real time at which the event was stored.
 * The method must be safe to repeat.
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
