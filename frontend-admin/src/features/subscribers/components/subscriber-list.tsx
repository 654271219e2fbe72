import { useShell } from '../../../shell/shell.tsx';
import { ListState } from '../../../ui/list-state.tsx';
import { useIsAdmin } from '../../../shell/use-is-admin.ts';
import { usePagedList } from '../../../shell/paged-list.ts';
import { Pager } from '../../../ui/pager.tsx';
import { useLoadFailure } from '../../../shell/use-load-failure.ts';
import { subscriberList } from '../api/subscribers.ts';
import { SubscriberItem } from './subscriber-item.tsx';

const failure = 'Failed to load subscribers';

export function SubscriberList({ search }: { search: string }) {
  const { api } = useShell();
  const subscribers = usePagedList(subscriberList(api), search);
  const mayResend = useIsAdmin();
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
