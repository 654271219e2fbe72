import { groupBy } from 'shell/group-by';
import type { Notification } from './api/notifications.ts';

/** Messages of the institute have no actor and are never merged. */
export function mergeNotifications(notifications: readonly Notification[]): Notification[] {
  const matters = groupBy(notifications, ({ id, actorId, kind, path, isRead }) =>
    actorId ? `${isRead} ${kind} ${path}` : id,
  );
  return [...matters.values()].flatMap(([latest, ...earlier]) => {
    const others = new Set(earlier.map(({ actorId }) => actorId));
    others.delete(latest.actorId);
    const and = others.size === 0 ? '' : ` and ${others.size} ${others.size === 1 ? 'other' : 'others'}`;
    return [{ ...latest, title: `${latest.title}${and}` }];
  });
}
