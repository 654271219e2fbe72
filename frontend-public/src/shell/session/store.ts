import { logFailure } from '../log-failure.ts';
import { hasSessionInUrl, hasStoredSession, SESSION_KEY, sessionClient } from './client.ts';
import { stateAfter, type SessionState } from './state.ts';

/** The state before anything is known, on the server and during hydration alike. */
export const UNKNOWN_SESSION: SessionState = { status: 'loading' };

/** How long after somebody asked to sign out the end of their session counts as asked for. */
const LEAVING_FOR_MS = 10_000;

const otherTabs = typeof window === 'undefined' ? undefined : new BroadcastChannel('oneness-leaving');
let state: SessionState = UNKNOWN_SESSION;
let leavingUntil = 0;
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
  otherTabs?.addEventListener('message', hasLeft);
  if (hasStoredSession() || hasSessionInUrl()) follow();
  else if (!listening) become({ status: 'visitor' });
  return () => {
    window.removeEventListener('storage', whenStored);
    window.removeEventListener('online', whenOnline);
    otherTabs?.removeEventListener('message', hasLeft);
  };
}

/** Subscribes to the auth client; called before any sign-in so that its events are heard. */
export function followSession(): Promise<void> {
  listening ??= sessionClient()
    .then((client) => {
      client.onAuthStateChange((_event, session) => become(stateAfter(session, state, Date.now() < leavingUntil)));
    })
    .catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  return listening;
}

/** The person signs out, here and in every tab: what they had open is not kept for them. */
export function announceLeaving(): void {
  hasLeft();
  otherTabs?.postMessage('left');
}

/** Somebody else takes the place of a session that lapsed: its page is given up. */
export function giveUpLapsed(): void {
  if (state.status === 'visitor') become({ status: 'visitor' });
}

function hasLeft(): void {
  leavingUntil = Date.now() + LEAVING_FOR_MS;
  if (state.status === 'visitor') become(stateAfter(null, state, true));
}

function follow(): void {
  followSession().catch((error: unknown) => logFailure('The session could not be read', error));
}

/** A refreshed token is no news for the screens: the state changes only when the person does. */
function become(next: SessionState): void {
  if (JSON.stringify(next) === JSON.stringify(state)) return;
  if (next.status === 'member') leavingUntil = 0;
  state = next;
  for (const listener of listeners) listener();
}
