import { DomainEvent } from '#kernel/domain-event.ts';

/** An administrator dropped the task of a reaction, which then never handles its event with this payload. */
export class ReactionDropped extends DomainEvent<{ reaction: string; payload: object }> {
  static override readonly type = 'platform.reaction-dropped';
}
