import type { Session } from '@supabase/auth-js';
import { deviceStorage } from '../storage.ts';
import { getAuthServiceOptions, removeStoredSession, getStoredSession } from './client.ts';

/** This refresh token only revokes a session and never signs in. */
const PENDING_REVOCATION_KEY = 'oneness-left';

/** The server ends a session that was unused for this long. */
const STORED_FOR_MS = 30 * 24 * 3_600_000;

interface PendingRevocation {
  refreshToken: string;
  at: number;
}

/** A full storage must not prevent the sign-out, so the removal comes first. */
export function moveSessionToPendingRevocation(): Session | undefined {
  const tokens = getStoredSession();
  removeStoredSession();
  if (tokens) storeForRevocation(tokens.refresh_token);
  return tokens;
}

function storeForRevocation(refreshToken: string): void {
  deviceStorage.set(
    PENDING_REVOCATION_KEY,
    JSON.stringify({ refreshToken, at: Date.now() } satisfies PendingRevocation),
  );
}

export function clearPendingRevocation(): void {
  deviceStorage.remove(PENDING_REVOCATION_KEY);
}

export async function revokePendingSession(): Promise<void> {
  const left = readPendingRevocation();
  if (!left || !navigator.onLine) return;
  const { AuthClient } = await import('@supabase/auth-js');
  const once = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  const client = new AuthClient({ ...getAuthServiceOptions(), ...once });
  const { data, error } = await client.refreshSession({ refresh_token: left.refreshToken });
  if (isAuthServiceUnavailable(error)) return;
  const ended = data.session && (await client.admin.signOut(data.session.access_token, 'local'));
  if (!isAuthServiceUnavailable(ended?.error) && readPendingRevocation()?.refreshToken === left.refreshToken)
    clearPendingRevocation();
}

export const isAuthServiceUnavailable = (error: Error | null | undefined): boolean =>
  error?.name === 'AuthRetryableFetchError';

function readPendingRevocation(): PendingRevocation | undefined {
  const left = parsePendingRevocation(deviceStorage.get(PENDING_REVOCATION_KEY), Date.now());
  if (!left) clearPendingRevocation();
  return left;
}

export function parsePendingRevocation(entry: string | null, now: number): PendingRevocation | undefined {
  try {
    const { refreshToken, at } = JSON.parse(entry ?? '{}') as Partial<PendingRevocation>;
    if (typeof refreshToken !== 'string' || typeof at !== 'number' || now - at > STORED_FOR_MS) return undefined;
    return { refreshToken, at };
  } catch {
    return undefined;
  }
}
