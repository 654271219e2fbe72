import type { QueryClient } from '@tanstack/react-query';
import { openChannel, type Entitlement } from './channel.ts';
import { staffKey } from '../session/staff.ts';
import { FREE, subscriptionKey, type Subscription } from '../session/subscription.ts';

/**
 * Takes over what the server tells of a person's tier and roles the moment it tells it. The price paid and its end are
 * asked for afterwards, and so is all else on the page, which may depend on the tier; who waits for the tier need not wait
 * for those.
 */
export function followEntitlement(client: QueryClient, userId: string): () => void {
  const takeOver = ({ tier, roles }: Entitlement): void => {
    const queryKey = subscriptionKey(userId);
    client.setQueryData<Subscription>(queryKey, (known = FREE) => ({ ...known, tier, subscribed: tier !== 'free' }));
    client.setQueriesData<boolean>({ queryKey: staffKey(userId) }, roles.length > 0);
    void client.invalidateQueries();
  };
  return openChannel({
    onEntitlement: takeOver,
    onReturn: () => void client.invalidateQueries({ queryKey: ['session'] }),
  });
}
