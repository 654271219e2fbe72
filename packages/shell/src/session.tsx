import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { onSessionChange, useSessionState, watchSession } from './session/store.ts';
import { signIn, signOut, signUp } from './session/actions.ts';
import { accessToken } from './session/client.ts';
import { useLiveEntitlement } from './session/live.ts';
import type { FailedQuery } from './failed-query.ts';
import { useFactorRule, useStaffCheck } from './session/staff.ts';
import { userOfPage } from './session/request-user.ts';
import type { SessionUser, VisitorState } from './session/state.ts';
import { announceTierChange, useSubscription, type Subscription } from './session/subscription.ts';
import type { Tier } from './tier.ts';

export type { Credentials, NewAccount, SessionFault } from './session/actions.ts';
export type { SessionUser } from './session/state.ts';
export { expectPayment } from './session/payment-watch.ts';
export { watchForPayment, type Subscription } from './session/subscription.ts';

export interface SessionValue {
  /** 'loading' on the server, during hydration, and until the stored session has been looked at. */
  status: 'loading' | 'visitor' | 'member';
  /** Present exactly while the status is 'member'. */
  user: SessionUser | undefined;
  /** A visitor whose password was right and whose account asks for its second factor. */
  mfaPending: SessionUser | undefined;
  /** A visitor whose session ended under an open page: what they typed there is kept until they are back. */
  expired: SessionUser | undefined;
  /** The id of the user who signed out in this browser. */
  left: string | undefined;
  /** What the person may open; free until the server has answered. */
  tier: Tier;
  subscription: Subscription;
  /** False only while a member's subscription has never been answered. */
  isTierKnown: boolean;
  /** Present while it was asked for and could not be had. */
  tierFailed: FailedQuery | undefined;
  /** For what the navigation shows. Pages for staff ask `useStaff`. */
  isStaff: boolean;
  signIn: typeof signIn;
  signUp: typeof signUp;
  signOut: typeof signOut;
  accessToken: typeof accessToken;
}

const SessionContext = createContext<SessionValue | undefined>(undefined);

const NOBODY: Omit<VisitorState, 'status'> = {};

/** Holds the one session of the site. Needs react-query's provider around it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const user = state.status === 'member' ? state.user : undefined;
  const { mfaPending, expired, left } = state.status === 'visitor' ? state : NOBODY;
  const { subscription, isKnown, failed } = useSubscription(user?.id);
  const isStaff = useStaffCheck(user?.id, 'navigation') === true;

  useEffect(watchSession, []);
  useEmptyCache();
  useLiveEntitlement(user?.id);
  useFreshReading(user?.id, isKnown && !expired ? subscription.tier : undefined);

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
      accessToken,
    }),
    [state.status, user, mfaPending, expired, left, subscription, isKnown, failed, isStaff],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** For pages that wait, hidden, for the person whose session expired: to them that person is still here. */
export function KeptSession({ children }: { children: ReactNode }) {
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

/**
 * The staff pages' own check, asked in all three ways. 'factorless': staff who may write nothing before they have set
 * up a second factor.
 */
export function useStaff(): { status: 'checking' | 'visitor' | 'refused' | 'factorless' | 'staff' } {
  const { status, user } = useSession();
  const isStaff = useStaffCheck(user?.id, 'guard');
  const needsFactor = useFactorRule(user !== undefined && !user.hasSecondFactor);
  if (status === 'visitor') return { status };
  if (user === undefined || isStaff === undefined) return { status: 'checking' };
  if (!isStaff) return { status: 'refused' };
  if (user.hasSecondFactor || needsFactor === false) return { status: 'staff' };
  return { status: needsFactor ? 'factorless' : 'checking' };
}

/** Empties the cache before the pages of another user are drawn: they would find the answers of the user before. */
function useEmptyCache(): void {
  const client = useQueryClient();
  useEffect(() => {
    let before = userOfPage();
    return onSessionChange(() => {
      const user = userOfPage();
      if (user === undefined || user === before) return;
      if (before !== undefined) {
        client.removeQueries({ type: 'inactive' });
        void client.resetQueries();
      }
      before = user;
    });
  }, [client]);
}

/** What was read as somebody else, or at another tier, is read again; an undefined tier is not known yet, or kept. */
function useFreshReading(userId: string | undefined, tier: Tier | undefined): void {
  const client = useQueryClient();
  // A user who is known at the first render has read nothing as somebody else.
  const reader = useRef<{ userId: string | undefined; tier?: Tier }>({ userId });

  useEffect(() => {
    if (tier === undefined) return;
    const before = reader.current;
    if (before.userId === userId && before.tier === tier) return;
    reader.current = { userId, tier };
    if (before.userId === userId && before.tier === undefined) return;
    const isReading = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] !== 'session';
    if (before.userId !== userId) client.removeQueries({ type: 'inactive' });
    else announceTierChange();
    void client.invalidateQueries({ predicate: isReading });
  }, [client, userId, tier]);
}
