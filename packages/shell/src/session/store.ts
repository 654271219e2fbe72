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
import { getPreview, isPreviewPage } from '../preview.ts';
import { openBroadcastChannel } from '../storage.ts';
import { createStore } from '../store.ts';
import { runWhenIdle } from '../when-idle.ts';
import { getNextSessionState, type SessionState } from './state.ts';

/**
 * Milliseconds after a sign-out request in which the end of the session counts as a sign-out. A session that ends later
 * has expired.
 */
const SIGN_OUT_WINDOW_MS = 10_000;

const otherTabs = openBroadcastChannel('oneness-leaving');
const state = createStore<SessionState>({ status: 'loading' });
let signOutUntil = 0;
let listening: Promise<void> | undefined;

export const getSessionState = state.get;
export const subscribeToSession = state.subscribe;
export const useSessionState = state.use;

/**
 * Reads the stored session and then follows each sign-in and sign-out in all tabs. It may be called several times.
 * Returns a function that stops it.
 */
export function watchStoredSession(): () => void {
  if (isPreviewPage) return () => undefined;
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

/** Subscribes to the events of the auth client. It must be called before a sign-in, so that no event is missed. */
export function subscribeToAuthClient(): Promise<void> {
  applyStoredSession();
  listening ??= getAuthClient()
    .then((client) => {
      client.onAuthStateChange((event, live) => {
        // Uses the stored session if the auth client could not refresh it, so that the user stays signed in while
        // offline.
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

/** Notifies all tabs that the user signs out, so that they discard unsaved input. */
export function notifyTabsOfSignOut(): void {
  markSignedOut();
  otherTabs?.postMessage('left');
}

/** Discards the preserved page of an expired session, because another user signs in. */
export function discardExpiredSession(): void {
  if (state.get().status === 'visitor') setSessionState({ status: 'visitor' });
}

/** Sets the state to signed out without the auth client, which may not be loaded yet. */
function markSignedOut(): void {
  signOutUntil = Date.now() + SIGN_OUT_WINDOW_MS;
  setSessionState(getNextSessionState(null, state.get(), true));
}

function revokeInBackground(): void {
  revokePendingSession().catch((error: unknown) => logFailure('The previous session could not be ended', error));
}

/**
 * Sets the state to the stored session before the auth client is loaded, if the session needs no refresh or the device
 * is offline.
 */
export function applyStoredSession(): void {
  if (isPreviewPage) return showPreviewViewer();
  const stored = navigator.onLine ? getValidStoredSession() : getStoredSession();
  if (stored && !hasSessionInUrl() && state.get().status === 'loading')
    setSessionState(getNextSessionState(stored, state.get(), false));
}

/** Shows the page to the viewer of a preview, a member who does not exist or a visitor. */
function showPreviewViewer(): void {
  const id = getPreview()?.viewerId;
  const names = { email: '', firstName: 'Preview', lastName: '', isConfirmed: true, hasSecondFactor: false };
  setSessionState(id ? { status: 'member', user: { id, ...names } } : { status: 'visitor' });
}

function startFollowing(): void {
  applyStoredSession();
  const start = (): void => {
    subscribeToAuthClient().catch((error: unknown) => logFailure('The session could not be read', error));
  };
  if (state.get().status === 'member') runWhenIdle(start);
  else start();
}

/** Changes the state only when the user changes. A refreshed token of the same user is ignored. */
function setSessionState(next: SessionState): void {
  if (JSON.stringify(next) === JSON.stringify(state.get())) return;
  if (next.status === 'member') {
    signOutUntil = 0;
    clearPendingRevocation();
  }
  state.set(next);
}
