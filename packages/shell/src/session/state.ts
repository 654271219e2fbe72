import type { Session, User } from '@supabase/auth-js';

export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  isConfirmed: boolean;
  hasSecondFactor: boolean;
}

export interface VisitorState {
  status: 'visitor';
  left?: string;
  mfaPending?: SessionUser;
  expired?: SessionUser;
}

export type SessionState = { status: 'loading' } | VisitorState | { status: 'member'; user: SessionUser };

/** Without `hasSignedOut`, a missing session has expired, and the page preserves unsaved input. */
export function getNextSessionState(
  session: Session | null,
  before: SessionState,
  hasSignedOut: boolean,
): SessionState {
  const expired = hasSignedOut ? undefined : expiredUser(before);
  const left = hasSignedOut ? signedOutUserId(before) : undefined;
  const kept = { ...(expired && { expired }), ...(left && { left }) };
  if (!session) return { status: 'visitor', ...kept };
  const user = toSessionUser(session);
  return needsSecondFactor(session) ? { status: 'visitor', mfaPending: user, ...kept } : { status: 'member', user };
}

function signedOutUserId(before: SessionState): string | undefined {
  return expiredUser(before)?.id ?? (before.status === 'visitor' ? before.left : undefined);
}

function expiredUser(before: SessionState): SessionUser | undefined {
  if (before.status === 'member') return before.user;
  return before.status === 'visitor' ? before.expired : undefined;
}

function toSessionUser({ user }: Session): SessionUser {
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

function needsSecondFactor({ user, access_token: token }: Session): boolean {
  return hasFactor(user) && decodeTokenClaims(token)['aal'] !== 'aal2';
}

function hasFactor({ factors }: User): boolean {
  return factors?.some(({ status }) => status === 'verified') ?? false;
}

/** The server verifies the token at every call, so this function does not. */
export function decodeTokenClaims(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
