import { DomainEvent } from '#kernel/domain-event.ts';

/** The unread notifications of some users changed. */
export class UnreadChanged extends DomainEvent<{ userIds: readonly string[] }> {
  static override readonly type = 'notifications.unread-changed';
}
