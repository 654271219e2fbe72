import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToTopic } from 'shell/live/topics';
import { logFailure } from 'shell/log-failure';
import { useIsOnline } from 'shell/use-is-online';
import { reportSitting, sittersQuery, type SittersCount } from './api/sitters.ts';

/**
 * Report interval in ms. The server stops counting a user after 75 s without a report, so one lost request has no
 * effect.
 */
const signalEveryMs = 30_000;

/**
 * Returns the number of people who meditate now. While `isSitting` is true, reports to the server that this user
 * meditates.
 */
export function useSitters(userId: string | undefined, isSitting: boolean): SittersCount | undefined {
  const client = useQueryClient();
  const { data } = useQuery(sittersQuery(userId));
  const isOnline = useIsOnline();

  useEffect(() => {
    if (!isSitting || userId === undefined) return undefined;
    const { queryKey } = sittersQuery(userId);
    const sign = () =>
      reportSitting().then(
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
  // The number is unknown while the device is offline.
  return isOnline ? data : undefined;
}
