import { SetMetadata } from '@nestjs/common';
import type { DomainEvent, DomainEventClass } from '#kernel/domain-event.ts';
import type { QueueName } from '../queue/queues.ts';

export interface ReactionOptions {
  /** The name is stored with each handled event, so a name must never change. */
  readonly name: string;
  readonly to: readonly DomainEventClass[];
  readonly queue: QueueName;
  /** 'outside' calls a third party and is recorded afterwards, so the reaction must be idempotent. */
  readonly effect?: 'rows' | 'outside';
}

export const reactionMetadata = 'oneness:reaction';

/** The method gets the payload and the time of the event, and must be safe to repeat. */
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
