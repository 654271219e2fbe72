import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { UnreadCountChanged } from '../domain/events.ts';
import type { NotificationKind } from '../domain/notification-kinds.ts';
import { NotificationSetting, createDefaultSetting } from '../domain/notification-setting.entity.ts';
import { Notification } from '../domain/notification.entity.ts';
import { computeDeliveryTimes } from './notification-times.ts';

export interface NotificationContent {
  readonly userIds: readonly string[];
  readonly kind: NotificationKind;
  readonly key: string;
  readonly actorId?: string | null;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly topicId?: string;
}

interface StoredNotification {
  readonly user_id: string;
  readonly is_shown: boolean;
}

@Injectable()
export class CreateNotifications {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  findNotified(key: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.tx.run(async ({ em }) => {
      const where = { key, userId: { $in: [...userIds] } };
      const found = await em.find(Notification, where, { fields: ['userId'] });
      return new Set(found.map(({ userId }) => userId));
    });
  }

  /** A repeated call creates no second notification, because each key is stored once per recipient. */
  notify({ userIds, ...news }: NotificationContent): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const recipientIds = [...new Set(userIds)].filter((userId) => userId !== news.actorId);
      if (recipientIds.length === 0) return;
      const now = this.clock.now();
      const settings = await em.find(NotificationSetting, { userId: { $in: recipientIds } });
      const bySetting = new Map(settings.map((setting) => [setting.userId, setting]));
      const rows = recipientIds
        .map((userId) => bySetting.get(userId) ?? createDefaultSetting(userId))
        .filter((setting) => setting.chosenChannels(news.kind).length > 0)
        .map((setting) => {
          const { mailAt: mail_at, digestAt: digest_at } = computeDeliveryTimes(setting, news.kind, now);
          const is_shown = setting.chosenChannels(news.kind).includes('product');
          return { id: newId(), user_id: setting.userId, is_shown, mail_at, digest_at };
        });
      const stored = await em.execute<StoredNotification[]>(
        `insert into notification (id, user_id, kind, key, actor_id, title, text, path, topic_id, at, is_shown, mail_at, digest_at)
         select r.id, r.user_id, ?, ?, ?::uuid, ?, ?, ?, ?::uuid, ?::timestamptz, r.is_shown, r.mail_at, r.digest_at
         from jsonb_to_recordset(?::jsonb)
           as r(id uuid, user_id uuid, is_shown boolean, mail_at timestamptz, digest_at timestamptz)
         on conflict (user_id, key) do nothing
         returning user_id, is_shown`,
        [
          ...[news.kind, news.key, news.actorId ?? null, news.title, news.text, news.path, news.topicId ?? null],
          ...[now.toISOString(), JSON.stringify(rows)],
        ],
      );
      const shownTo = stored.filter(({ is_shown }) => is_shown).map(({ user_id }) => user_id);
      if (shownTo.length > 0) outbox.append(new UnreadCountChanged({ userIds: shownTo }));
    });
  }
}
