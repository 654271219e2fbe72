import { DomainEvent } from '#kernel/domain-event.ts';

export class ReactionDropped extends DomainEvent<{ reaction: string; payload: object }> {
  static override readonly type = 'platform.reaction-dropped';
}
