import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { UnreadChanged } from '../domain/events.ts';
import type { NotificationKind } from '../domain/notification-kinds.ts';
import { NotificationSetting, usualSetting } from '../domain/notification-setting.entity.ts';
import { Notification } from '../domain/notification.entity.ts';
import { timesOf } from './notification-times.ts';

/** Something to tell to some people. */
export interface News {
  readonly userIds: readonly string[];
  readonly kind: NotificationKind;
  /** What it tells of: nobody is told of the same twice. */
  readonly key: string;
  /** Who did it; they are not told themselves. */
  readonly actorId?: string | null;
  /** Who or what, such as a name. */
  readonly title: string;
  /** What follows the title. */
  readonly text: string;
  /** Where it leads on our site. */
  readonly path: string;
  /** The forum topic it names, for those who may read that. */
  readonly topicId?: string;
}

interface Stored {
  readonly user_id: string;
  readonly is_shown: boolean;
}

/** Stores what people are told, each by the ways they wish. The one door for all other modules' facts. */
@Injectable()
export class Notify {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Those of `userIds` who have a notification with this key. */
  notifiedOf(key: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.tx.run(async ({ em }) => {
      const where = { key, userId: { $in: [...userIds] } };
      const found = await em.find(Notification, where, { fields: ['userId'] });
      return new Set(found.map(({ userId }) => userId));
    });
  }

  /** Safe to repeat: nobody is told of one key twice. */
  notify({ userIds, ...news }: News): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const told = [...new Set(userIds)].filter((userId) => userId !== news.actorId);
      if (told.length === 0) return;
      const now = this.clock.now();
      const settings = await em.find(NotificationSetting, { userId: { $in: told } });
      const bySetting = new Map(settings.map((setting) => [setting.userId, setting]));
      const rows = told
        .map((userId) => bySetting.get(userId) ?? usualSetting(userId))
        .filter((setting) => setting.channelsOf(news.kind).length > 0)
        .map((setting) => {
          const { mailAt: mail_at, digestAt: digest_at } = timesOf(setting, news.kind, now);
          const is_shown = setting.channelsOf(news.kind).includes('product');
          return { id: newId(), user_id: setting.userId, is_shown, mail_at, digest_at };
        });
      const stored = await em.execute<Stored[]>(
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
      if (shownTo.length > 0) outbox.append(new UnreadChanged({ userIds: shownTo }));
    });
  }
}
