import type { QueryClient } from '@tanstack/react-query';
import { isRetryable } from '../failed-query.ts';
import { openLiveSocket, type Entitlement } from './live-socket.ts';
import { staffKey } from '../session/staff.ts';
import { FREE, subscriptionKey, type Subscription } from '../session/subscription.ts';

/**
 * Applies a pushed tier and roles at once. Price, end date and all other queries are refetched afterwards, because they
 * may depend on the tier. After an outage, failed queries are refetched.
 */
export function subscribeToEntitlement(client: QueryClient, userId: string): () => void {
  const takeOver = ({ tier, roles }: Entitlement): void => {
    const queryKey = subscriptionKey(userId);
    client.setQueryData<Subscription>(queryKey, (known = FREE) => ({ ...known, tier, subscribed: tier !== 'free' }));
    client.setQueriesData<boolean>({ queryKey: staffKey(userId) }, roles.length > 0);
    void client.invalidateQueries();
  };
  return openLiveSocket(userId, {
    onEntitlement: takeOver,
    onReturn: () => {
      void client.invalidateQueries({ queryKey: ['session'] });
      void client.refetchQueries({
        predicate: ({ state }) => state.error !== null && isRetryable(state.error),
        type: 'active',
      });
    },
  });
}
