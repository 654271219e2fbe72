import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToTopic } from 'shell/live/topics';
import { logFailure } from 'shell/log-failure';
import { useIsOnline } from 'shell/use-is-online';
import { signalPresence, sittersQuery, type SittersCount } from './api/sitters.ts';

/**
 * The server removes a user from the count after 75 s without a signal, so a signal every 30 s allows one lost request.
 */
const signalEveryMs = 30_000;

/** Follows the live number of people who sit, and signals this user's sit to the server. */
export function useSitters(userId: string | undefined, isSitting: boolean): SittersCount | undefined {
  const client = useQueryClient();
  const { data } = useQuery(sittersQuery(userId));
  const isOnline = useIsOnline();

  useEffect(() => {
    if (!isSitting || userId === undefined) return undefined;
    const { queryKey } = sittersQuery(userId);
    const sign = () =>
      signalPresence().then(
        (sitters) => client.setQueryData(queryKey, sitters),
        (error: unknown) => logFailure('Could not signal presence', error),
      );
    void sign();
    const timer = setInterval(() => void sign(), signalEveryMs);
    return () => clearInterval(timer);
  }, [isSitting, userId, client]);

  useEffect(() => {
    const { queryKey } = sittersQuery(userId);
    return subscribeToTopic<Pick<SittersCount, 'people'>>('sitters', ({ people }) =>
      client.setQueryData(queryKey, (known) => known && { ...known, people }),
    );
  }, [userId, client]);
  // The number of people who sit is unknown while the device is offline.
  return isOnline ? data : undefined;
}
