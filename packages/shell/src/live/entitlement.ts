import type { QueryClient } from '@tanstack/react-query';
import { mayPass } from '../failed-query.ts';
import { openChannel, type Entitlement } from './channel.ts';
import { staffKey } from '../session/staff.ts';
import { FREE, subscriptionKey, type Subscription } from '../session/subscription.ts';

/**
 * Applies a pushed tier and roles at once. Price, end date and all other queries are refetched afterwards, because they
 * may depend on the tier. After an outage, failed queries are refetched.
 */
export function followEntitlement(client: QueryClient, userId: string): () => void {
  const takeOver = ({ tier, roles }: Entitlement): void => {
    const queryKey = subscriptionKey(userId);
    client.setQueryData<Subscription>(queryKey, (known = FREE) => ({ ...known, tier, subscribed: tier !== 'free' }));
    client.setQueriesData<boolean>({ queryKey: staffKey(userId) }, roles.length > 0);
    void client.invalidateQueries();
  };
  return openChannel(userId, {
    onEntitlement: takeOver,
    onReturn: () => {
      void client.invalidateQueries({ queryKey: ['session'] });
      void client.refetchQueries({
        predicate: ({ state }) => state.error !== null && mayPass(state.error),
        type: 'active',
      });
    },
  });
}
