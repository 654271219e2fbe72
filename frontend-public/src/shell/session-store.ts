import type { Session } from '@supabase/auth-js';
import { logFailure } from './log-failure.ts';
import { hasStoredSession, SESSION_KEY, sessionClient } from './session-client.ts';

export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Who is here. It is 'loading' until the browser's stored session has been looked at. */
export type SessionState = { status: 'loading' } | { status: 'visitor' } | { status: 'member'; user: SessionUser };

/** The state before anything is known, on the server and during hydration alike. */
export const UNKNOWN_SESSION: SessionState = { status: 'loading' };
const VISITOR: SessionState = { status: 'visitor' };

let state: SessionState = UNKNOWN_SESSION;
let listening: Promise<void> | undefined;
const listeners = new Set<() => void>();

export function currentSession(): SessionState {
  return state;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Looks at the stored session once, then follows sign-in and sign-out, also those of other tabs.
 * Safe to call any number of times; returns what undoes the call.
 */
export function watchSession(): () => void {
  const whenStored = ({ key, newValue }: StorageEvent): void => {
    if (key === SESSION_KEY && newValue !== null) follow();
  };
  const whenOnline = (): void => {
    if (hasStoredSession()) follow();
  };
  window.addEventListener('storage', whenStored);
  window.addEventListener('online', whenOnline);
  if (hasStoredSession()) follow();
  else if (!listening) become(VISITOR);
  return () => {
    window.removeEventListener('storage', whenStored);
    window.removeEventListener('online', whenOnline);
  };
}

/** Subscribes to the auth client; called before any sign-in so that its events are heard. */
export function followSession(): Promise<void> {
  listening ??= sessionClient()
    .then((client) => {
      client.onAuthStateChange((_event, session) => become(stateOf(session)));
    })
    .catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  return listening;
}

function follow(): void {
  followSession().catch((error: unknown) => logFailure('The session could not be read', error));
}

/** A refreshed token is no news for the screens: the state changes only when the person does. */
function become(next: SessionState): void {
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  state = next;
  for (const listener of listeners) listener();
}

function stateOf(session: Session | null): SessionState {
  if (!session) return VISITOR;
  const { id, email, user_metadata: names } = session.user;
  return {
    status: 'member',
    user: { id, email: email ?? '', firstName: text(names['first_name']), lastName: text(names['last_name']) },
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
