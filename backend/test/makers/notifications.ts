import { SendDigests } from '#modules/notifications/use-cases/send-digests.ts';
import { CreateNotifications, type NotificationContent } from '#modules/notifications/use-cases/notify.ts';
import { SendNotificationEmails } from '#modules/notifications/use-cases/send-notification-emails.ts';
import type { Member, World } from '../world.ts';

export interface NotificationItem {
  readonly id: string;
  readonly title: string;
  readonly isRead: boolean;
}

export interface NotificationSettings {
  readonly kinds: readonly { readonly kind: string; readonly channels: readonly string[] }[];
  readonly quietHours: { readonly from: number; readonly until: number } | null;
  readonly zone: string | null;
  readonly digestHour: number;
}

export function createNotificationHelpers(world: World) {
  let count = 0;
  return {
    list: async (of: Member, query = '') =>
      (await world.as(of).get<{ items: NotificationItem[]; nextCursor: string | null }>(`/api/notifications${query}`))
        .body,

    unread: async (of: Member) => (await world.as(of).get<{ unread: number }>('/api/notifications/unread')).body.unread,

    choose: (of: Member, choice: object) =>
      world.as(of).put<NotificationSettings>('/api/notifications/settings', choice),

    read: (of: Member, id: string | undefined) => world.as(of).post(`/api/notifications/${id}/read`),

    async tell(to: readonly Member[], news: Partial<NotificationContent> = {}): Promise<void> {
      count += 1;
      await world.app.get(CreateNotifications, { strict: false }).notify({
        kind: 'reply',
        key: `news:${count}`,
        title: 'Ingrid Solberg',
        text: `answered you ${count}`,
        path: '/members/forum',
        userIds: to.map(({ id }) => id),
        ...news,
      });
    },

    async mailsOf(of: Member) {
      await world.app.get(SendNotificationEmails, { strict: false }).send();
      await world.app.get(SendDigests, { strict: false }).send();
      await world.settle();
      return (await world.mail.sentTo(of.email)).filter(({ headers }) => 'List-Unsubscribe-Post' in headers);
    },
  };
}
