import { DomainEvent } from '#kernel/domain-event.ts';

/** An administrator dropped a reaction, which then never handles this event. */
export class ReactionDropped extends DomainEvent<{ reaction: string; payload: object }> {
  static override readonly type = 'platform.reaction-dropped';
}
