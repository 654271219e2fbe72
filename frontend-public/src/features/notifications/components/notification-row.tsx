import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { logFailure } from 'shell/log-failure';
import { MemberRing } from '../../../ui/art/member-ring.tsx';
import { ProgressSunIcon } from '../../../ui/art/rise-mark.tsx';
import { formatTimeAgo } from '../../../ui/times.ts';
import { markNotificationRead, createNotificationsQueryKey, type Notification } from '../api/notifications.ts';

type NotificationRowProps = { notification: Notification; userId: string; onGo?: () => void };

export function NotificationRow({ notification, userId, onGo }: NotificationRowProps) {
  const { id, actorId, title, text, path, at, isRead } = notification;
  const client = useQueryClient();
  const [now] = useState(() => new Date());
  const go = (): void => {
    onGo?.();
    if (isRead) return;
    markNotificationRead(id).then(
      () => client.invalidateQueries({ queryKey: createNotificationsQueryKey(userId) }),
      (error: unknown) => logFailure('A notification was not marked as read', error),
    );
  };
  return (
    <Link to={path} onClick={go} className="group grid grid-cols-[32px_1fr_10px] gap-x-3.5 py-4 text-plain">
      <span className="pt-1">
        {actorId ? <MemberRing id={actorId} size={32} /> : <ProgressSunIcon share={0.5} width={30} />}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="group-hover:underline">
          <span className="font-semibold">{title}</span> {text}
        </span>
        <span className="mt-0.5 block text-small text-muted">{formatTimeAgo(at, now)}</span>
      </span>
      {!isRead && (
        <span className="pt-2">
          <span aria-hidden="true" className="block size-2.5 rounded-full bg-ink" />
          <span className="sr-only">unread</span>
        </span>
      )}
    </Link>
  );
}
