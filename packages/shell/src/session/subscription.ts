import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { answer, api, type Answered } from '../api.ts';
import { hasFailed, type FailedQuery } from '../failed-query.ts';
import { logFailure } from '../log-failure.ts';
import { openChannel } from '../storage.ts';
import type { Tier } from '../tier.ts';
import { askAgainIn, askSoon, expectNoMore, useAskOnReturn } from './payment-watch.ts';

export interface Subscription {
  subscribed: boolean;
  tier: Tier;
  interval: 'monthly' | 'annual' | null;
  /** RFC 3339, the end of the period paid for; null where nothing is paid. */
  subscriptionEnd: string | null;
}

/** What everybody has who pays nothing, and what is assumed until the server has answered. */
export const FREE: Subscription = { subscribed: false, tier: 'free', interval: null, subscriptionEnd: null };

const tabs = openChannel('oneness-membership');

/** The payment provider has sent the member back: every tab of this browser now looks out for the new tier. */
export function watchForPayment(): void {
  askSoon();
  tabs?.postMessage('paid');
}

export const subscriptionKey = (userId: string | undefined) => ['session', 'subscription', userId] as const;

const subscriptionQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: subscriptionKey(userId),
    queryFn: checkSubscription,
    enabled: userId !== undefined,
    retry: false,
    staleTime: 0,
    refetchInterval: askAgainIn,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
  });

/** What is known of a member's subscription. */
interface KnownSubscription {
  /** Free until the server has answered. */
  subscription: Subscription;
  /** The server has answered, if not each time, or nobody is there to be asked for. */
  isKnown: boolean;
  /** It was asked and has never answered. */
  failed: FailedQuery | undefined;
}

/**
 * The member's subscription: asked at sign-in, when the session loads, when the member comes back to
 * the tab, every minute, and when another tab of this browser has news of it.
 */
export function useSubscription(userId: string | undefined): KnownSubscription {
  const client = useQueryClient();
  const asked = useQuery(subscriptionQuery(userId));
  const { data, error, isFetching, refetch } = asked;
  const isMissing = userId !== undefined && hasFailed(asked);
  const failed = useMemo(
    () => (isMissing ? { error, isFetching, refetch } : undefined),
    [isMissing, error, isFetching, refetch],
  );
  const subscription = (userId !== undefined && data) || FREE;

  const check = useCallback((): void => {
    void client.refetchQueries({ queryKey: subscriptionKey(userId) }, { cancelRefetch: false });
  }, [client, userId]);
  useAskOnReturn(userId !== undefined, check);

  useEffect(() => {
    if (userId === undefined) return;
    const onNews = (): void => {
      askSoon();
      check();
    };
    tabs?.addEventListener('message', onNews);
    return () => tabs?.removeEventListener('message', onNews);
  }, [check, userId]);

  return { subscription, isKnown: userId === undefined || data !== undefined, failed };
}

/** Says to the other tabs that the member's tier is another now. */
export function announceTierChange(): void {
  expectNoMore();
  tabs?.postMessage('changed');
}

async function checkSubscription(): Promise<Subscription> {
  try {
    return fromWire(await answer(api.POST('/api/functions/check-subscription', { body: {} })));
  } catch (error) {
    logFailure('The subscription could not be checked', error);
    throw error;
  }
}

function fromWire(answered: Answered<'/api/functions/check-subscription', 'post'>): Subscription {
  const { subscribed, tier, interval, subscription_end: subscriptionEnd } = answered;
  return { subscribed, tier, interval, subscriptionEnd };
}
