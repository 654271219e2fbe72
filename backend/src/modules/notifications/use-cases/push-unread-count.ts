import { Injectable } from '@nestjs/common';
import { LiveMessageSender } from '#platform/live/live.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { UnreadCountChanged } from '../domain/events.ts';
import { ReadNotifications } from './read-notifications.ts';

@Injectable()
export class PushUnreadCount {
  constructor(
    private readonly live: LiveMessageSender,
    private readonly readNotifications: ReadNotifications,
  ) {}

  @ReactsTo([UnreadCountChanged], { name: 'TellUnreadWhenChanged', queue: 'notices', effect: 'outside' })
  async push({ userIds }: { userIds: readonly string[] }): Promise<void> {
    for (const userId of userIds)
      await this.live.sendToUser(userId, 'notifications', await this.readNotifications.unread(userId));
  }
}
