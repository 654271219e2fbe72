import { logFailure } from '../log-failure.ts';
import { forgetLeft, revokeLeft } from './left.ts';
import {
  hasSessionInUrl,
  hasStoredSession,
  liveStoredSession,
  SESSION_KEY,
  sessionClient,
  storedSession,
} from './client.ts';
import { openChannel } from '../storage.ts';
import { createStore } from '../store.ts';
import { whenQuiet } from '../when-quiet.ts';
import { stateAfter, type SessionState } from './state.ts';

/** A session that ends within this time after a sign-out request counts as signed out, not expired. */
const LEAVING_FOR_MS = 10_000;

const otherTabs = openChannel('oneness-leaving');
const state = createStore<SessionState>({ status: 'loading' });
let leavingUntil = 0;
let listening: Promise<void> | undefined;

export const currentSession = state.get;
export const onSessionChange = state.subscribe;
export const useSessionState = state.use;

/**
 * Reads the stored session, then follows sign-in and sign-out in all tabs. Safe to call repeatedly; returns its cleanup
 * function.
 */
export function watchSession(): () => void {
  const whenStored = ({ key, newValue }: StorageEvent): void => {
    if (key === SESSION_KEY && newValue !== null) follow();
  };
  const whenOnline = (): void => {
    if (hasStoredSession()) follow();
    revoke();
  };
  window.addEventListener('storage', whenStored);
  window.addEventListener('online', whenOnline);
  otherTabs?.addEventListener('message', hasLeft);
  if (hasStoredSession() || hasSessionInUrl()) follow();
  else if (!listening) become({ status: 'visitor' });
  revoke();
  return () => {
    window.removeEventListener('storage', whenStored);
    window.removeEventListener('online', whenOnline);
    otherTabs?.removeEventListener('message', hasLeft);
  };
}

/** Subscribes to the auth client; call it before any sign-in, so that no event is missed. */
export function followSession(): Promise<void> {
  showStored();
  listening ??= sessionClient()
    .then((client) => {
      client.onAuthStateChange((event, live) => {
        // A stored session that could not be refreshed is still valid: the user stays signed in while offline.
        const session = event === 'INITIAL_SESSION' ? (live ?? storedSession() ?? null) : live;
        become(stateAfter(session, state.get(), Date.now() < leavingUntil));
      });
    })
    .catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
  return listening;
}

/** Announces a sign-out to all tabs, so that they discard unsaved input. */
export function announceLeaving(): void {
  hasLeft();
  otherTabs?.postMessage('left');
}

/** Discards the page of an expired session because another user signs in. */
export function giveUpExpired(): void {
  if (state.get().status === 'visitor') become({ status: 'visitor' });
}

/** The UI does not wait for the auth client, which may not be loaded yet. */
function hasLeft(): void {
  leavingUntil = Date.now() + LEAVING_FOR_MS;
  become(stateAfter(null, state.get(), true));
}

function revoke(): void {
  revokeLeft().catch((error: unknown) => logFailure('The session that was left could not be ended', error));
}

/** Shows the stored session at once if it needs no refresh, or cannot be refreshed while offline. */
export function showStored(): void {
  const stored = navigator.onLine ? liveStoredSession() : storedSession();
  if (stored && !hasSessionInUrl() && state.get().status === 'loading') become(stateAfter(stored, state.get(), false));
}

function follow(): void {
  showStored();
  const start = (): void => {
    followSession().catch((error: unknown) => logFailure('The session could not be read', error));
  };
  if (state.get().status === 'member') whenQuiet(start);
  else start();
}

/** Ignores refreshed tokens: the state changes only with the user. */
function become(next: SessionState): void {
  if (JSON.stringify(next) === JSON.stringify(state.get())) return;
  if (next.status === 'member') {
    leavingUntil = 0;
    forgetLeft();
  }
  state.set(next);
}
