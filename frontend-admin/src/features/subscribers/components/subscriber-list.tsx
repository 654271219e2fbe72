import { Card } from 'antd';
import { useShell } from '../../../shell/shell.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import { useIsAdmin } from '../../../shell/use-roles.ts';
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
      <Card styles={{ body: { padding: '0 16px' } }} aria-busy={subscribers.isPlaceholderData}>
        {subscribers.items.length > 0 ? (
          <ul className="rows" aria-label="Subscribers">
            {subscribers.items.map((subscriber) => (
              <SubscriberItem key={subscriber.id} subscriber={subscriber} mayResend={mayResend} />
            ))}
          </ul>
        ) : (
          <LoadState
            isLoading={subscribers.isPending}
            failure={subscribers.error ? failure : undefined}
            onRetry={subscribers.refetch}
            empty={search ? 'No subscribers found matching your search.' : 'No subscribers yet.'}
          />
        )}
      </Card>
      <Pager {...subscribers.pager} order="newest first" />
    </>
  );
}
