import { DomainEvent } from '#kernel/domain-event.ts';

/** Some people have something new to see in the product, or have seen it. */
export class UnreadChanged extends DomainEvent<{ userIds: readonly string[] }> {
  static override readonly type = 'notifications.unread-changed';
}
