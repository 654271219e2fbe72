import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { allQuery } from '../../../features/notifications/api/notifications.ts';
import { MarkAllRead } from '../../../features/notifications/components/mark-all-read.tsx';
import { NotificationRow } from '../../../features/notifications/components/notification-row.tsx';
import { fold } from '../../../features/notifications/fold.ts';
import { LoadState } from '../../../frame/load-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MembersPage } from './members-page.tsx';

const bars = [{ height: 60 }, { height: 60 }, { height: 60 }];

/** Everything one was told in the product, newest first. */
export function NotificationsPage() {
  const { user } = useSession();
  const asked = useInfiniteQuery(allQuery(user?.id));
  const told = asked.data?.pages.flatMap(({ items }) => items) ?? [];
  const [newest] = told;
  return (
    <MembersPage title="What is new">
      <div className="max-w-[44rem]">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Button variant="quiet" to="/account/notifications">
            Choose what reaches you
          </Button>
          {user && newest && told.some(({ isRead }) => !isRead) && (
            <MarkAllRead newestId={newest.id} userId={user.id} />
          )}
        </div>
        <LoadState what="what is new" query={asked} lines={bars} />
        {asked.data && !newest && <EmptyState title="Nothing new. That is fine too." />}
        <ul className="divide-y divide-rule">
          {user &&
            fold(told).map((notification) => (
              <li key={notification.id}>
                <NotificationRow notification={notification} userId={user.id} />
              </li>
            ))}
        </ul>
        {asked.hasNextPage && (
          <Button className="mt-7" busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            Earlier
          </Button>
        )}
      </div>
    </MembersPage>
  );
}
