import type { GoTrueClient } from '@supabase/auth-js';
import { fetchWithin, PATIENCE_MS } from './patience.ts';

/** Where the browser keeps the session. Every tab of this site reads the same entry. */
export const SESSION_KEY = 'oneness-session';

let client: Promise<GoTrueClient> | undefined;

/**
 * The one auth client of this tab, fetched when it is first needed: a visitor who only reads
 * never downloads it.
 */
export function sessionClient(): Promise<GoTrueClient> {
  client ??= createClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** True when this browser holds a session, live or not: the auth client finds out which. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** True when a link brought a session along in the address; the auth client takes it from there. */
export function hasSessionInUrl(): boolean {
  return location.hash.includes('access_token=');
}

/** A token good for at least the next minute, or undefined for a visitor. */
export async function accessToken(): Promise<string | undefined> {
  if (typeof window === 'undefined' || (!client && !hasStoredSession())) return undefined;
  const { data } = await (await sessionClient()).getSession();
  return data.session?.access_token;
}

async function createClient(): Promise<GoTrueClient> {
  const { AuthClient } = await import('@supabase/auth-js');
  return new AuthClient({
    url: `${location.origin}/api/auth`,
    fetch: fetchWithin(PATIENCE_MS),
    storageKey: SESSION_KEY,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    experimental: { recoveryCodes: true },
  });
}
