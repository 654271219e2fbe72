import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { encodeCursor, decodeIdCursor, type PageQuery } from '#platform/http/page.ts';
import { TopicAccess } from '#modules/community/index.ts';
import { UnreadCountChanged } from '../domain/events.ts';
import { NotificationNotFound } from '../domain/errors.ts';
import { Notification } from '../domain/notification.entity.ts';
import type { NotificationPageView, NotificationView, UnreadCountView } from './notifications.view.ts';

@Injectable()
export class ReadNotifications {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly readableTopics: TopicAccess,
  ) {}

  async list({ userId, limit, cursor }: PageQuery & { userId: string }): Promise<NotificationPageView> {
    const before = cursor === undefined ? {} : { id: { $lt: decodeIdCursor(cursor) } };
    const where = { userId, isShown: true, ...before, ...(await this.readableFilter(userId, 'all')) };
    const found = await this.database.em().find(Notification, where, { orderBy: { id: 'desc' }, limit: limit + 1 });
    const last = found.length > limit ? found[limit - 1] : undefined;
    return { items: found.slice(0, limit).map(toView), nextCursor: last ? encodeCursor(last.id) : null };
  }

  async unread(userId: string): Promise<UnreadCountView> {
    const where = { userId, isShown: true, readAt: null, ...(await this.readableFilter(userId, 'unread')) };
    return { unread: await this.database.em().count(Notification, where) };
  }

  private async readableFilter(userId: string, which: 'all' | 'unread') {
    const rows = await this.database.sql<{ topic_id: string }>(
      `select distinct topic_id from notification
       where user_id = ? and is_shown and topic_id is not null ${which === 'unread' ? 'and read_at is null' : ''}`,
      [userId],
    );
    if (rows.length === 0) return {};
    const ids = rows.map(({ topic_id }) => topic_id);
    const mayRead = await this.readableTopics.load([userId], ids);
    const closed = ids.filter((id) => !mayRead(userId, id));
    return closed.length === 0 ? {} : { $or: [{ topicId: null }, { topicId: { $nin: closed } }] };
  }

  markOne({ userId, id }: { userId: string; id: string }): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const notification = isUuid(id) ? await em.findOne(Notification, { id, userId, isShown: true }) : null;
      if (!notification) throw new NotificationNotFound();
      const { kind, path, actorId } = notification;
      const which = actorId ? { kind, path, actorId: { $ne: null }, id: { $lte: id } } : { id };
      const where = { ...which, userId, isShown: true, readAt: null };
      const count = await em.nativeUpdate(Notification, where, { readAt: this.clock.now() });
      if (count > 0) outbox.append(new UnreadCountChanged({ userIds: [userId] }));
    });
  }

  markAll({ userId, upTo }: { userId: string; upTo: string }): Promise<void> {
    return this.mark({ userId, id: { $lte: upTo } });
  }

  markPage({ userId, path }: { userId: string; path: string }): Promise<void> {
    return this.mark({ userId, path });
  }

  private mark(which: { userId: string; path?: string; id?: { $lte: string } }): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const where = { ...which, isShown: true, readAt: null };
      const count = await em.nativeUpdate(Notification, where, { readAt: this.clock.now() });
      if (count > 0) outbox.append(new UnreadCountChanged({ userIds: [which.userId] }));
    });
  }
}

const toView = ({ id, kind, actorId, title, text, path, at, readAt }: Notification): NotificationView => ({
  ...{ id, kind, title, text, path },
  actorId: actorId ?? null,
  at: at.toISOString(),
  isRead: readAt != null,
});
