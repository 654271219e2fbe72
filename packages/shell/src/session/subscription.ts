import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { readApiResponse, api, type ResponseBody } from '../api.ts';
import { hasQueryFailed, type FailedQuery } from '../failed-query.ts';
import { logFailure } from '../log-failure.ts';
import { getPreview } from '../preview.ts';
import { openBroadcastChannel } from '../storage.ts';
import type { Tier } from '../tier.ts';
import { getPollIntervalMs, startFastPolling, stopFastPolling, usePollOnReturn } from './payment-watch.ts';

export interface Subscription {
  subscribed: boolean;
  tier: Tier;
  interval: 'monthly' | 'annual' | null;
  subscriptionEnd: string | null;
}

export const FREE_SUBSCRIPTION: Subscription = {
  subscribed: false,
  tier: 'free',
  interval: null,
  subscriptionEnd: null,
};

const tabs = openBroadcastChannel('oneness-membership');

export function pollForPayment(): void {
  startFastPolling();
  tabs?.postMessage('paid');
}

export const createSubscriptionQueryKey = (userId: string | undefined) => ['session', 'subscription', userId] as const;

const subscriptionQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: createSubscriptionQueryKey(userId),
    queryFn: checkSubscription,
    enabled: userId !== undefined,
    retry: false,
    staleTime: 0,
    refetchInterval: getPollIntervalMs,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
  });

interface KnownSubscription {
  subscription: Subscription;
  isKnown: boolean;
  failed: FailedQuery | undefined;
}

export function useSubscription(userId: string | undefined): KnownSubscription {
  const client = useQueryClient();
  const asked = useQuery(subscriptionQuery(userId));
  const { data, error, isFetching, refetch } = asked;
  const isMissing = userId !== undefined && hasQueryFailed(asked);
  const failed = useMemo(
    () => (isMissing ? { error, isFetching, refetch } : undefined),
    [isMissing, error, isFetching, refetch],
  );
  const subscription = (userId !== undefined && data) || FREE_SUBSCRIPTION;

  const check = useCallback((): void => {
    void client.refetchQueries({ queryKey: createSubscriptionQueryKey(userId) }, { cancelRefetch: false });
  }, [client, userId]);
  usePollOnReturn(userId !== undefined, check);

  useEffect(() => {
    if (userId === undefined) return;
    const onNews = (): void => {
      startFastPolling();
      check();
    };
    tabs?.addEventListener('message', onNews);
    return () => tabs?.removeEventListener('message', onNews);
  }, [check, userId]);

  return { subscription, isKnown: userId === undefined || data !== undefined, failed };
}

export function notifyTabsOfTierChange(): void {
  stopFastPolling();
  tabs?.postMessage('changed');
}

async function checkSubscription(): Promise<Subscription> {
  const preview = getPreview();
  if (preview && preview.reader !== 'visitor')
    return { ...FREE_SUBSCRIPTION, tier: preview.reader, subscribed: preview.reader !== 'free' };
  try {
    return toSubscription(await readApiResponse(api.POST('/api/functions/check-subscription', { body: {} })));
  } catch (error) {
    logFailure('The subscription could not be checked', error);
    throw error;
  }
}

function toSubscription(answered: ResponseBody<'/api/functions/check-subscription', 'post'>): Subscription {
  const { subscribed, tier, interval, subscription_end: subscriptionEnd } = answered;
  return { subscribed, tier, interval, subscriptionEnd };
}
