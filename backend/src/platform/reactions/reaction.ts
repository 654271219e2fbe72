import { SetMetadata } from '@nestjs/common';
import type { DomainEvent, DomainEventClass } from '../../kernel/domain-event.ts';
import type { QueueName } from '../queue/queues.ts';

/** What the decorator leaves on a method. */
export interface ReactionOptions {
  /** The policy's sentence, unique in the product. It is stored with each fact that was answered, so it never changes. */
  readonly name: string;
  /** The facts it answers to. */
  readonly to: readonly DomainEventClass[];
  readonly queue: QueueName;
  /**
   * 'rows' (the usual): the whole reaction is one transaction, which also records that it has run.
   * 'outside': it speaks to a third party, holds no transaction, is safe to repeat by itself, and is recorded after.
   */
  readonly effect?: 'rows' | 'outside';
}

export const reactionMetadata = 'oneness:reaction';

/** Marks the method that answers to facts and takes their payload as it is. It may run twice: see the effect. */
export const ReactsTo = <const Events extends readonly { readonly prototype: DomainEvent }[]>(
  to: Events,
  options: Omit<ReactionOptions, 'to'>,
) => {
  type Payload = Events[number]['prototype']['payload'];
  const mark = SetMetadata(reactionMetadata, { to, ...options });
  return (target: object, key: string | symbol, method: { value?: (payload: Payload) => Promise<unknown> }): void => {
    mark(target, key, method);
  };
};
