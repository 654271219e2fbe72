import { DomainEvent } from '#kernel/domain-event.ts';

export class UnreadCountChanged extends DomainEvent<{ userIds: readonly string[] }> {
  static override readonly type = 'notifications.unread-changed';
}
