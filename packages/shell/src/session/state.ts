import type { Session, User } from '@supabase/auth-js';

export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** False until the person has shown that mail to the address reaches them. */
  isConfirmed: boolean;
  /** Signing in asks for a second factor; whoever is in has shown it. */
  hasSecondFactor: boolean;
}

/** Somebody who is not in. */
export interface VisitorState {
  status: 'visitor';
  /** The id of the user who signed out in this browser. A session that ends by itself is no sign-out. */
  left?: string;
  /** The password was right, and the account asks for its second factor before it opens. */
  mfaPending?: SessionUser;
  /** The session of this person ended under an open page, by itself or from elsewhere: they did not sign out here. */
  expired?: SessionUser;
}

/** Who is here. It is 'loading' until the browser's stored session has been looked at. */
export type SessionState = { status: 'loading' } | VisitorState | { status: 'member'; user: SessionUser };

/**
 * What a change of the session makes of who was here before. `hasLeft`: the person signed out, in this or another
 * tab; otherwise a session that is gone has expired, and the page keeps what was typed until they are back.
 */
export function stateAfter(session: Session | null, before: SessionState, hasLeft: boolean): SessionState {
  const expired = hasLeft ? undefined : expiredOf(before);
  const left = hasLeft ? leftBy(before) : undefined;
  const kept = { ...(expired && { expired }), ...(left && { left }) };
  if (!session) return { status: 'visitor', ...kept };
  const user = userOf(session);
  return asksForSecondFactor(session) ? { status: 'visitor', mfaPending: user, ...kept } : { status: 'member', user };
}

function leftBy(before: SessionState): string | undefined {
  return expiredOf(before)?.id ?? (before.status === 'visitor' ? before.left : undefined);
}

function expiredOf(before: SessionState): SessionUser | undefined {
  if (before.status === 'member') return before.user;
  return before.status === 'visitor' ? before.expired : undefined;
}

function userOf({ user }: Session): SessionUser {
  const { id, email, email_confirmed_at: confirmedAt, user_metadata: names } = user;
  return {
    id,
    email: email ?? '',
    firstName: text(names['first_name']),
    lastName: text(names['last_name']),
    isConfirmed: Boolean(confirmedAt),
    hasSecondFactor: hasFactor(user),
  };
}

function asksForSecondFactor({ user, access_token: token }: Session): boolean {
  return hasFactor(user) && claimsOf(token)['aal'] !== 'aal2';
}

function hasFactor({ factors }: User): boolean {
  return factors?.some(({ status }) => status === 'verified') ?? false;
}

/** What an access token says. It is only read, never trusted: the server checks it with every call. */
export function claimsOf(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
