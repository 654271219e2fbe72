import type { Session } from '@supabase/auth-js';
import { deviceStorage } from '../storage.ts';
import { authService, forgetStored, storedSession } from './client.ts';

/** Storage key of a refresh token to revoke; it is never used to sign in. */
const LEFT_KEY = 'oneness-left';

/** An unused session has expired on the server by then. */
const KEPT_FOR_MS = 30 * 24 * 3_600_000;

interface Left {
  refreshToken: string;
  at: number;
}

/**
 * Signs out all tabs and stores the token to revoke on the server, now or later. The session is removed first, so that
 * a full storage cannot prevent the sign-out.
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

export function forgetLeft(): void {
  deviceStorage.remove(LEFT_KEY);
}

/**
 * Revokes the stored session on the server. Safe to repeat. Its auth client stores nothing, so it never signs the page
 * in.
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

/** True if the service is unavailable; any other error means that the token is already useless. */
export const isAway = (error: Error | null | undefined): boolean => error?.name === 'AuthRetryableFetchError';

function readLeft(): Left | undefined {
  const left = leftIn(deviceStorage.get(LEFT_KEY), Date.now());
  if (!left) forgetLeft();
  return left;
}

export function leftIn(entry: string | null, now: number): Left | undefined {
  try {
    const { refreshToken, at } = JSON.parse(entry ?? '{}') as Partial<Left>;
    if (typeof refreshToken !== 'string' || typeof at !== 'number' || now - at > KEPT_FOR_MS) return undefined;
    return { refreshToken, at };
  } catch {
    return undefined;
  }
}
