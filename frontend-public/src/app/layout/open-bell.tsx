import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { circlesQuery } from '../../features/circles/api/circles.ts';
import { computeCircleStep } from '../../features/circles/circle-step.ts';
import { NotificationBell } from '../../features/notifications/components/bell.tsx';
import { getServerTime } from '../../frame/server-time.ts';
import { ProgressSunIcon } from '../../ui/art/rise-mark.tsx';
import { formatReaderTime } from '../../ui/times.ts';

export const OpenNotificationBell = ({ userId, unread }: { userId: string; unread: number }) => (
  <NotificationBell userId={userId} unread={unread} first={CurrentLiveEvent} />
);

function CurrentLiveEvent({ userId, onGo }: { userId: string; onGo: () => void }) {
  const { data: circles = [] } = useQuery(circlesQuery(userId));
  const now = getServerTime();
  const live = circles.find(
    (circle) => !circle.isCancelled && !circle.locked && computeCircleStep(circle, now) === 'live',
  );
  if (!live) return null;
  return (
    <li>
      <Link
        to={`/events/${live.slug}`}
        onClick={onGo}
        className="group grid grid-cols-[32px_1fr_10px] gap-x-3.5 py-4 text-plain"
      >
        <span className="pt-1">
          <ProgressSunIcon share={1} width={30} />
        </span>
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-semibold">Live now</span>
          <span className="block group-hover:underline">{live.title} has begun</span>
          <span className="mt-0.5 block text-small text-muted">Since {formatReaderTime(live.startsAt)} your time</span>
        </span>
      </Link>
    </li>
  );
}
