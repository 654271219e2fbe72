import { SetMetadata } from '@nestjs/common';
import type { DomainEvent, DomainEventClass } from '../../kernel/domain-event.ts';
import type { QueueName } from '../queue/queues.ts';

export interface ReactionOptions<E extends DomainEvent = DomainEvent> {
  /** The fact it answers to. */
  readonly to: DomainEventClass<E>;
  readonly queue: QueueName;
  /**
   * 'rows' (the usual): the whole of `handle` is one transaction, which also records that it has run.
   * 'outside': `handle` speaks to a third party, holds no transaction, is safe to repeat by itself, and is recorded after.
   */
  readonly effect?: 'rows' | 'outside';
}

/** Answers one kind of fact. May run twice: see the effect. */
export interface ReactionHandler<E extends DomainEvent = DomainEvent> {
  handle(event: E): Promise<unknown>;
}

export const reactionMetadata = 'oneness:reaction';

/** Marks a policy: its file and class name are the sentence, e.g. SendWelcomeWhenSubscriberJoined. */
export const Reaction = <E extends DomainEvent>(options: ReactionOptions<E>) => SetMetadata(reactionMetadata, options);
