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

/** In these milliseconds after a sign-out request, the end of the session counts as a sign-out. */
const SIGN_OUT_WINDOW_MS = 10_000;

const otherTabs = openBroadcastChannel('oneness-leaving');
const state = createStore<SessionState>({ status: 'loading' });
let signOutUntil = 0;
let listening: Promise<void> | undefined;

export const getSessionState = state.get;
export const subscribeToSession = state.subscribe;
export const useSessionState = state.use;

/** The returned function removes all listeners except that of the auth client. */
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

export function subscribeToAuthClient(): Promise<void> {
  applyStoredSession();
  listening ??= getAuthClient()
    .then((client) => {
      client.onAuthStateChange((event, live) => {
        // If a refresh fails offline, the stored session is used, so that the user stays signed in.
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

export function notifyTabsOfSignOut(): void {
  markSignedOut();
  otherTabs?.postMessage('left');
}

export function discardExpiredSession(): void {
  if (state.get().status === 'visitor') setSessionState({ status: 'visitor' });
}

/** Changes the state directly, because the auth client may not be loaded yet. */
function markSignedOut(): void {
  signOutUntil = Date.now() + SIGN_OUT_WINDOW_MS;
  setSessionState(getNextSessionState(null, state.get(), true));
}

function revokeInBackground(): void {
  revokePendingSession().catch((error: unknown) => logFailure('The previous session could not be ended', error));
}

export function applyStoredSession(): void {
  if (isPreviewPage) return showPreviewViewer();
  const stored = navigator.onLine ? getValidStoredSession() : getStoredSession();
  if (stored && !hasSessionInUrl() && state.get().status === 'loading')
    setSessionState(getNextSessionState(stored, state.get(), false));
}

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

/** A refreshed token of the same user is no change. */
function setSessionState(next: SessionState): void {
  if (JSON.stringify(next) === JSON.stringify(state.get())) return;
  if (next.status === 'member') {
    signOutUntil = 0;
    clearPendingRevocation();
  }
  state.set(next);
}
