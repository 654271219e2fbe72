import type { Session } from '@supabase/auth-js';
import { deviceStorage } from '../storage.ts';
import { authService, forgetStored, storedSession } from './client.ts';

/** Where the browser keeps what is still to be revoked of a session that was left: no session, and no use as one. */
const LEFT_KEY = 'oneness-left';

/** A session that nobody renews is over by then. */
const KEPT_FOR_MS = 30 * 24 * 3_600_000;

interface Left {
  refreshToken: string;
  /** Unix milliseconds. */
  at: number;
}

/**
 * The person signed out: no tab has the session any more, and it is to be ended on the server too, now or once that can
 * be reached. It is forgotten first: a full storage, which keeps nothing to revoke, keeps nobody signed in either.
 */
export function leaveStored(): Session | undefined {
  const tokens = storedSession();
  forgetStored();
  if (tokens) keepToRevoke(tokens.refresh_token);
  return tokens;
}

function keepToRevoke(refreshToken: string): void {
  deviceStorage.set(LEFT_KEY, JSON.stringify({ refreshToken, at: Date.now() } satisfies Left));
}

/** It is revoked, or somebody has signed in since. */
export function forgetLeft(): void {
  deviceStorage.remove(LEFT_KEY);
}

/**
 * Ends on the server what was left while it could not be reached. Safe to call any number of times. The client used for
 * it keeps nothing, so the page is never signed in by it.
 */
export async function revokeLeft(): Promise<void> {
  const left = readLeft();
  if (!left || !navigator.onLine) return;
  const { AuthClient } = await import('@supabase/auth-js');
  const once = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  const client = new AuthClient({ ...authService(), ...once });
  const { data, error } = await client.refreshSession({ refresh_token: left.refreshToken });
  if (isAway(error)) return;
  const ended = data.session && (await client.admin.signOut(data.session.access_token, 'local'));
  if (!isAway(ended?.error) && readLeft()?.refreshToken === left.refreshToken) forgetLeft();
}

/** Whatever else the service says, the token opens nothing any more. */
export const isAway = (error: Error | null | undefined): boolean => error?.name === 'AuthRetryableFetchError';

function readLeft(): Left | undefined {
  const left = leftIn(deviceStorage.get(LEFT_KEY), Date.now());
  if (!left) forgetLeft();
  return left;
}

/** What an entry says, unless it is too old to matter, or no entry of ours. */
export function leftIn(entry: string | null, now: number): Left | undefined {
  try {
    const { refreshToken, at } = JSON.parse(entry ?? '{}') as Partial<Left>;
    if (typeof refreshToken !== 'string' || typeof at !== 'number' || now - at > KEPT_FOR_MS) return undefined;
    return { refreshToken, at };
  } catch {
    return undefined;
  }
}
