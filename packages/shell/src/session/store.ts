import { logFailure } from '../log-failure.ts';
import { clearPendingRevocation, revokePendingSession } from './pending-revocation.ts';
import {
  hasSessionInUrl,
  hasStoredSession,
  getValidStoredSession,
  SESSION_KEY,
  getAuthClient,
  getStoredSession,
} from './client.ts';
import { openBroadcastChannel } from '../storage.ts';
import { createStore } from '../store.ts';
import { runWhenIdle } from '../when-idle.ts';
import { getNextSessionState, type SessionState } from './state.ts';

/** If a session ends within this time after a sign-out request, the user signed out; otherwise the session expired. */
const SIGN_OUT_WINDOW_MS = 10_000;

const otherTabs = openBroadcastChannel('oneness-leaving');
const state = createStore<SessionState>({ status: 'loading' });
let signOutUntil = 0;
let listening: Promise<void> | undefined;

export const getSessionState = state.get;
export const subscribeToSession = state.subscribe;
export const useSessionState = state.use;

/**
 * Reads the stored session, then follows sign-in and sign-out in all tabs. Safe to call repeatedly; returns its cleanup
 * function.
 */
export function watchStoredSession(): () => void {
  const whenStored = ({ key, newValue }: StorageEvent): void => {
    if (key === SESSION_KEY && newValue !== null) startFollowing();
  };
  const whenOnline = (): void => {
    if (hasStoredSession()) startFollowing();
    revokeInBackground();
  };
  window.addEventListener('storage', whenStored);
  window.addEventListener('online', whenOnline);
  otherTabs?.addEventListener('message', markSignedOut);
  if (hasStoredSession() || hasSessionInUrl()) startFollowing();
  else if (!listening) setSessionState({ status: 'visitor' });
  revokeInBackground();
  return () => {
    window.removeEventListener('storage', whenStored);
    window.removeEventListener('online', whenOnline);
    otherTabs?.removeEventListener('message', markSignedOut);
  };
}

/** Subscribes to the auth client; call it before any sign-in, so that no event is missed. */
export function followAuthClient(): Promise<void> {
  showStoredSession();
  listening ??= getAuthClient()
    .then((client) => {
      client.onAuthStateChange((event, live) => {
        // A stored session that could not be refreshed stays in use, so that the user stays signed in while offline.
        const session = event === 'INITIAL_SESSION' ? (live ?? getStoredSession() ?? null) : live;
        setSessionState(getNextSessionState(session, state.get(), Date.now() < signOutUntil));
      });
    })
    .catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  return listening;
}

/** Notifies all tabs of a sign-out, so that they discard unsaved input. */
export function announceSignOut(): void {
  markSignedOut();
  otherTabs?.postMessage('left');
}

/** Discards the page of an expired session, because another user signs in. */
export function discardExpiredSession(): void {
  if (state.get().status === 'visitor') setSessionState({ status: 'visitor' });
}

/** Updates the state without waiting for the auth client, which may not be loaded yet. */
function markSignedOut(): void {
  signOutUntil = Date.now() + SIGN_OUT_WINDOW_MS;
  setSessionState(getNextSessionState(null, state.get(), true));
}

function revokeInBackground(): void {
  revokePendingSession().catch((error: unknown) => logFailure('The session that was left could not be ended', error));
}

/** Shows the stored session immediately if it needs no refresh, or if it cannot be refreshed while offline. */
export function showStoredSession(): void {
  const stored = navigator.onLine ? getValidStoredSession() : getStoredSession();
  if (stored && !hasSessionInUrl() && state.get().status === 'loading')
    setSessionState(getNextSessionState(stored, state.get(), false));
}

function startFollowing(): void {
  showStoredSession();
  const start = (): void => {
    followAuthClient().catch((error: unknown) => logFailure('The session could not be read', error));
  };
  if (state.get().status === 'member') runWhenIdle(start);
  else start();
}

/** Ignores refreshed tokens: the state changes only when the user changes. */
function setSessionState(next: SessionState): void {
  if (JSON.stringify(next) === JSON.stringify(state.get())) return;
  if (next.status === 'member') {
    signOutUntil = 0;
    clearPendingRevocation();
  }
  state.set(next);
}
