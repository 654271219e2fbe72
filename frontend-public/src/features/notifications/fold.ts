import { groupBy } from 'shell/group-by';
import type { Notification } from './api/notifications.ts';

/**
 * Same matters from one place are one line, that of the latest: "Ingrid Solberg and 3 others". What is read and what is
 * not stay apart; what the institute tells always has a line of its own.
 */
export function fold(told: readonly Notification[]): Notification[] {
  const matters = groupBy(told, ({ id, actorId, kind, path, isRead }) => (actorId ? `${isRead} ${kind} ${path}` : id));
  return [...matters.values()].flatMap(([latest, ...earlier]) => {
    const others = new Set(earlier.map(({ actorId }) => actorId));
    others.delete(latest.actorId);
    const and = others.size === 0 ? '' : ` and ${others.size} ${others.size === 1 ? 'other' : 'others'}`;
    return [{ ...latest, title: `${latest.title}${and}` }];
  });
}
