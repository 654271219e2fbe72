import type { QueryClient } from '@tanstack/react-query';
import { isRetryable } from '../failed-query.ts';
import { openLiveSocket, type Entitlement } from './live-socket.ts';
import { createStaffQueryKey } from '../session/staff.ts';
import { FREE_SUBSCRIPTION, createSubscriptionQueryKey, type Subscription } from '../session/subscription.ts';

/**
 * Applies a tier and roles from the server, then refetches all queries, because their data may depend on the tier.
 * After an outage of the connection, refetches the session and failed queries.
 */
export function subscribeToEntitlement(client: QueryClient, userId: string): () => void {
  const takeOver = ({ tier, roles }: Entitlement): void => {
    const queryKey = createSubscriptionQueryKey(userId);
    client.setQueryData<Subscription>(queryKey, (known = FREE_SUBSCRIPTION) => ({
      ...known,
      tier,
      subscribed: tier !== 'free',
    }));
    client.setQueriesData<boolean>({ queryKey: createStaffQueryKey(userId) }, roles.length > 0);
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
