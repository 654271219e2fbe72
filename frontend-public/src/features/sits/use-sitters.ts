import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToTopic } from 'shell/live/topics';
import { logFailure } from 'shell/log-failure';
import { useIsOnline } from 'shell/use-is-online';
import { sendSitterHeartbeat, sittersQuery, type SittersCount } from './api/sitters.ts';

/** The server counts a user for 75 s after each report, so one lost report has no effect. */
const signalEveryMs = 30_000;

export function useSitters(userId: string | undefined, isSitting: boolean): SittersCount | undefined {
  const client = useQueryClient();
  const { data } = useQuery(sittersQuery(userId));
  const isOnline = useIsOnline();

  useEffect(() => {
    if (!isSitting || userId === undefined) return undefined;
    const { queryKey } = sittersQuery(userId);
    const sign = () =>
      sendSitterHeartbeat().then(
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
  return isOnline ? data : undefined;
}
