import { useQuery } from '@tanstack/react-query';
import { useShell } from '../../../shell/shell.tsx';
import { ListState } from '../../../ui/list-state.tsx';
import { usePagedList } from '../../../shell/paged-list.ts';
import { Pager } from '../../../ui/pager.tsx';
import { useLoadFailure } from '../../../shell/use-load-failure.ts';
import { rolesQuery, subscriberList } from '../api/subscribers.ts';
import { SubscriberItem } from './subscriber-item.tsx';

const failure = 'Failed to load subscribers';

export function SubscriberList({ search }: { search: string }) {
  const { api, session } = useShell();
  const subscribers = usePagedList(subscriberList(api), search);
  const userId = session.user?.id ?? '';
  const { data: own } = useQuery({ ...rolesQuery(api, userId), enabled: userId !== '' });
  const mayResend = own?.items.some(({ role }) => role === 'admin') ?? false;
  useLoadFailure(subscribers.error, 'Error', failure);
  return (
    <>
      <div className="sheet" aria-busy={subscribers.isPlaceholderData}>
        {subscribers.items.length > 0 ? (
          <ul className="subscribers" aria-label="Subscribers">
            {subscribers.items.map((subscriber) => (
              <SubscriberItem key={subscriber.id} subscriber={subscriber} mayResend={mayResend} />
            ))}
          </ul>
        ) : (
          <ListState
            isLoading={subscribers.isPending}
            failure={subscribers.error ? failure : undefined}
            onRetry={subscribers.refetch}
            empty={search ? 'No subscribers found matching your search.' : 'No subscribers yet.'}
          />
        )}
      </div>
      <Pager {...subscribers.pager} order="newest first" />
    </>
  );
}
