import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answer, api, type Answered } from './api.ts';
import { logFailure } from './log-failure.ts';

export type Tier = 'free' | 'seeker' | 'creator' | 'visionary';

export interface Subscription {
  subscribed: boolean;
  tier: Tier;
  interval: 'monthly' | 'annual' | null;
  /** RFC 3339, the end of the period paid for; null where nothing is paid. */
  subscriptionEnd: string | null;
}

/** What everybody has who pays nothing, and what is assumed until the server has answered. */
export const FREE: Subscription = { subscribed: false, tier: 'free', interval: null, subscriptionEnd: null };

const CHECK_EVERY_MS = 60_000;
/** After a payment the server hears of it within seconds: for a while it is asked more often. */
const CHECK_SOON_EVERY_MS = 2_000;
const CHECK_SOON_FOR_MS = 30_000;

const tabs = typeof window === 'undefined' ? undefined : new BroadcastChannel('oneness-membership');
let isPaying = false;
let soonUntil = 0;

/** Tells this tab that a checkout was opened: from the member's next return on it asks more often for a while. */
export function expectPayment(): void {
  isPaying = true;
}

/** The payment provider has sent the member back: every tab of this browser now looks out for the new tier. */
export function watchForPayment(): void {
  checkSoon();
  tabs?.postMessage('paid');
}

function checkSoon(): void {
  soonUntil = Date.now() + CHECK_SOON_FOR_MS;
}

export const subscriptionKey = (userId: string | undefined) => ['session', 'subscription', userId] as const;

const subscriptionQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: subscriptionKey(userId),
    queryFn: checkSubscription,
    enabled: userId !== undefined,
    retry: false,
    staleTime: 0,
    refetchInterval: () => (Date.now() < soonUntil ? CHECK_SOON_EVERY_MS : CHECK_EVERY_MS),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
  });

/**
 * The member's subscription: asked at sign-in, when the session loads, when the member comes back to
 * the tab, every minute, and when another tab of this browser has news of it.
 */
export function useSubscription(userId: string | undefined): { subscription: Subscription; isKnown: boolean } {
  const client = useQueryClient();
  const { data, isFetched } = useQuery(subscriptionQuery(userId));
  const subscription = (userId !== undefined && data) || FREE;

  useEffect(() => {
    if (userId === undefined) return;
    const { queryKey } = subscriptionQuery(userId);
    const check = (): void => void client.refetchQueries({ queryKey }, { cancelRefetch: false });
    const onReturn = (): void => {
      if (document.visibilityState !== 'visible') return;
      if (isPaying) checkSoon();
      check();
    };
    const onNews = (): void => {
      checkSoon();
      check();
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    tabs?.addEventListener('message', onNews);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
      tabs?.removeEventListener('message', onNews);
    };
  }, [client, userId]);

  return { subscription, isKnown: userId === undefined || isFetched };
}

/** Says to the other tabs that the member's tier is another now. */
export function announceTierChange(): void {
  isPaying = false;
  soonUntil = 0;
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
