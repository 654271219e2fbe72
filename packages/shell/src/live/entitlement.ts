import type { QueryClient } from '@tanstack/react-query';
import { isRetryable } from '../failed-query.ts';
import { openLiveSocket, type Entitlement } from './live-socket.ts';
import { createStaffQueryKey } from '../session/staff.ts';
import { FREE_SUBSCRIPTION, createSubscriptionQueryKey, type Subscription } from '../session/subscription.ts';

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
