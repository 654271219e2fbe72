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

/** How long after somebody asked to sign out the end of their session counts as asked for. */
const LEAVING_FOR_MS = 10_000;

const otherTabs = openChannel('oneness-leaving');
/** 'loading' before anything is known, on the server and during hydration alike. */
const state = createStore<SessionState>({ status: 'loading' });
let leavingUntil = 0;
let listening: Promise<void> | undefined;

export const currentSession = state.get;
export const onSessionChange = state.subscribe;
export const useSessionState = state.use;

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

/** Subscribes to the auth client; called before any sign-in so that its events are heard. */
export function followSession(): Promise<void> {
  showStored();
  listening ??= sessionClient()
    .then((client) => {
      client.onAuthStateChange((event, live) => {
        // A stored session that could not be renewed is not over: without a network its owner stays in.
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

/** The person signs out, here and in every tab: what they had open is not kept for them. */
export function announceLeaving(): void {
  hasLeft();
  otherTabs?.postMessage('left');
}

/** Somebody else takes the place of a session that expired: its page is given up. */
export function giveUpExpired(): void {
  if (state.get().status === 'visitor') become({ status: 'visitor' });
}

/** The screens need not wait for the auth client, which may not have come yet. */
function hasLeft(): void {
  leavingUntil = Date.now() + LEAVING_FOR_MS;
  become(stateAfter(null, state.get(), true));
}

/** What was left without the server knowing is ended there. */
function revoke(): void {
  revokeLeft().catch((error: unknown) => logFailure('The session that was left could not be ended', error));
}

/** Whose session is stored is known at once, where it is good or nobody could renew it. */
export function showStored(): void {
  const stored = navigator.onLine ? liveStoredSession() : storedSession();
  if (stored && !hasSessionInUrl() && state.get().status === 'loading') become(stateAfter(stored, state.get(), false));
}

/** The auth client comes behind what is drawn without it. */
function follow(): void {
  showStored();
  const start = (): void => {
    followSession().catch((error: unknown) => logFailure('The session could not be read', error));
  };
  if (state.get().status === 'member') whenQuiet(start);
  else start();
}

/** A refreshed token is no news for the screens: the state changes only when the person does. */
function become(next: SessionState): void {
  if (JSON.stringify(next) === JSON.stringify(state.get())) return;
  if (next.status === 'member') {
    leavingUntil = 0;
    forgetLeft();
  }
  state.set(next);
}
