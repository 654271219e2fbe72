import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { subscribeToSession, useSessionState, watchStoredSession } from './session/store.ts';
import { signIn, signOut, signUp } from './session/actions.ts';
import { getAccessToken } from './session/client.ts';
import { useLiveEntitlement } from './session/use-live-entitlement.ts';
import type { FailedQuery } from './failed-query.ts';
import { useIsSecondFactorRequired, useStaffCheck } from './session/staff.ts';
import { getPageUserId } from './session/request-user.ts';
import type { SessionUser, VisitorState } from './session/state.ts';
import { notifyTabsOfTierChange, useSubscription, type Subscription } from './session/subscription.ts';
import type { Tier } from './tier.ts';

export type { Credentials, NewAccount, SessionError } from './session/actions.ts';
export type { SessionUser } from './session/state.ts';
export { markPaymentExpected } from './session/payment-watch.ts';
export { pollForPayment, type Subscription } from './session/subscription.ts';

export interface SessionValue {
  status: 'loading' | 'visitor' | 'member';
  user: SessionUser | undefined;
  mfaPending: SessionUser | undefined;
  /** User of an expired session. Unsaved input stays until the same user signs in again. */
  expired: SessionUser | undefined;
  left: string | undefined;
  tier: Tier;
  subscription: Subscription;
  isTierKnown: boolean;
  tierFailed: FailedQuery | undefined;
  /** Decides only whether the page shows the admin link. Staff pages check access with `useStaffAccess`. */
  isStaff: boolean;
  signIn: typeof signIn;
  signUp: typeof signUp;
  signOut: typeof signOut;
  accessToken: typeof getAccessToken;
}

const SessionContext = createContext<SessionValue | undefined>(undefined);

const EMPTY_VISITOR: Omit<VisitorState, 'status'> = {};

/** Render this component inside the provider of react-query. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const user = state.status === 'member' ? state.user : undefined;
  const { mfaPending, expired, left } = state.status === 'visitor' ? state : EMPTY_VISITOR;
  const { subscription, isKnown, failed } = useSubscription(user?.id);
  const isStaff = useStaffCheck(user?.id, 'navigation') === true;

  useEffect(watchStoredSession, []);
  useCacheReset();
  useLiveEntitlement(user?.id);
  useRefetchOnUserChange(user?.id, isKnown && !expired ? subscription.tier : undefined);

  const value = useMemo<SessionValue>(
    () => ({
      status: state.status,
      user,
      mfaPending,
      expired,
      left,
      tier: subscription.tier,
      subscription,
      isTierKnown: isKnown,
      tierFailed: failed,
      isStaff,
      signIn,
      signUp,
      signOut,
      accessToken: getAccessToken,
    }),
    [state.status, user, mfaPending, expired, left, subscription, isKnown, failed, isStaff],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** Hidden pages see the session from before the expiry until the user signs in again. */
export function PreservedSessionProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const [kept, setKept] = useState(session);
  if (!session.expired && kept !== session) setKept(session);
  return <SessionContext value={session.expired ? kept : session}>{children}</SessionContext>;
}

export function useSession(): SessionValue {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is read outside of SessionProvider.');
  return session;
}

/** `factorless` staff must set up a second factor before they can write. */
export function useStaffAccess(): { status: 'checking' | 'visitor' | 'refused' | 'factorless' | 'staff' } {
  const { status, user } = useSession();
  const isStaff = useStaffCheck(user?.id, 'guard');
  const needsFactor = useIsSecondFactorRequired(user !== undefined && !user.hasSecondFactor);
  if (status === 'visitor') return { status };
  if (user === undefined || isStaff === undefined) return { status: 'checking' };
  if (!isStaff) return { status: 'refused' };
  if (user.hasSecondFactor || needsFactor === false) return { status: 'staff' };
  return { status: needsFactor ? 'factorless' : 'checking' };
}

/** A page must not render with data of the earlier user, so the sign-in of another user clears the cache. */
function useCacheReset(): void {
  const client = useQueryClient();
  useEffect(() => {
    let before = getPageUserId();
    return subscribeToSession(() => {
      const user = getPageUserId();
      if (user === undefined || user === before) return;
      if (before !== undefined) {
        client.removeQueries({ type: 'inactive' });
        void client.resetQueries();
      }
      before = user;
    });
  }, [client]);
}

function useRefetchOnUserChange(userId: string | undefined, tier: Tier | undefined): void {
  const client = useQueryClient();
  // The cache cannot contain data of another user yet.
  const reader = useRef<{ userId: string | undefined; tier?: Tier }>({ userId });

  useEffect(() => {
    if (tier === undefined) return;
    const before = reader.current;
    if (before.userId === userId && before.tier === tier) return;
    reader.current = { userId, tier };
    if (before.userId === userId && before.tier === undefined) return;
    const isReading = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] !== 'session';
    if (before.userId !== userId) client.removeQueries({ type: 'inactive' });
    else notifyTabsOfTierChange();
    void client.invalidateQueries({ predicate: isReading });
  }, [client, userId, tier]);
}
