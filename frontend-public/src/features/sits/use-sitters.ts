import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hear } from 'shell/live/topics';
import { logFailure } from 'shell/log-failure';
import { useIsOnline } from 'shell/use-is-online';
import { giveSign, sittersQuery, type Sitters } from './api/sitters.ts';

/** Half a minute: after 75 s without a sign the server counts somebody no more. */
const signEveryMs = 30_000;

/** How many people sit now, followed. While this one sits, the server hears of it. */
export function useSitters(userId: string | undefined, isSitting: boolean): Sitters | undefined {
  const client = useQueryClient();
  const { data } = useQuery(sittersQuery(userId));
  const isOnline = useIsOnline();

  useEffect(() => {
    if (!isSitting || userId === undefined) return undefined;
    const { queryKey } = sittersQuery(userId);
    const sign = () =>
      giveSign().then(
        (sitters) => client.setQueryData(queryKey, sitters),
        (error: unknown) => logFailure('Nobody heard that somebody sits', error),
      );
    void sign();
    const timer = setInterval(() => void sign(), signEveryMs);
    return () => clearInterval(timer);
  }, [isSitting, userId, client]);

  useEffect(() => {
    const { queryKey } = sittersQuery(userId);
    return hear<Pick<Sitters, 'people'>>('sitters', ({ people }) =>
      client.setQueryData(queryKey, (known) => known && { ...known, people }),
    );
  }, [userId, client]);
  // Without a network nobody knows who sits.
  return isOnline ? data : undefined;
}
