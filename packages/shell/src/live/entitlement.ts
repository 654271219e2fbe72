import type { QueryClient } from '@tanstack/react-query';
import { mayPass } from '../failed-query.ts';
import { openChannel, type Entitlement } from './channel.ts';
import { staffKey } from '../session/staff.ts';
import { FREE, subscriptionKey, type Subscription } from '../session/subscription.ts';

/**
 * Takes over what the server tells of a person's tier and roles the moment it tells it. The price paid and its end are
 * asked for afterwards, and so is all else on the page, which may depend on the tier; who waits for the tier need not wait
 * for those. Whatever could not be had while the server was away is asked for when it is back.
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
