import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSession } from 'shell/session';
import { allNotificationsQuery } from '../api/notifications.ts';
import { MarkAllReadButton } from '../components/mark-all-read.tsx';
import { NotificationRow } from '../components/notification-row.tsx';
import { mergeNotifications } from '../merge-notifications.ts';
import { LoadState } from '../../../frame/load-state.tsx';
import { ShowMoreButton } from '../../../frame/show-more.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MembersPageLayout } from '../../../frame/members-page.tsx';

const bars = [{ height: 60 }, { height: 60 }, { height: 60 }];

export function NotificationsPage() {
  const { user } = useSession();
  const asked = useInfiniteQuery(allNotificationsQuery(user?.id));
  const list = useRef<HTMLUListElement>(null);
  const notifications = asked.data?.pages.flatMap(({ items }) => items) ?? [];
  const [newest] = notifications;
  return (
    <MembersPageLayout title="Notifications">
      <div className="max-w-176">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Button variant="quiet" to="/account/notifications">
            Notification settings
          </Button>
          {user && newest && notifications.some(({ isRead }) => !isRead) && (
            <MarkAllReadButton newestId={newest.id} userId={user.id} />
          )}
        </div>
        <LoadState what="your notifications" query={asked} lines={bars} />
        {asked.data && !newest && (
          <div className="pt-8">
            <EmptyState title="Nothing new." />
          </div>
        )}
        <ul ref={list} className="divide-y divide-rule">
          {user &&
            mergeNotifications(notifications).map((notification) => (
              <li key={notification.id}>
                <NotificationRow notification={notification} userId={user.id} />
              </li>
            ))}
        </ul>
        <ShowMoreButton query={asked} list={list} label="Show 50 more" className="mt-7" />
      </div>
    </MembersPageLayout>
  );
}
