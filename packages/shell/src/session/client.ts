import type { GoTrueClient, Session } from '@supabase/auth-js';
import { deviceStorage } from '../storage.ts';
import { createFetchWithTimeout, REQUEST_TIMEOUT_MS } from './fetch-with-timeout.ts';

export const SESSION_KEY = 'oneness-session';

let client: Promise<GoTrueClient> | undefined;

export function getAuthClient(): Promise<GoTrueClient> {
  client ??= createClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

export function hasStoredSession(): boolean {
  return deviceStorage.get(SESSION_KEY) !== null;
}

export function getStoredSession(): Session | undefined {
  try {
    return (JSON.parse(deviceStorage.get(SESSION_KEY) ?? 'null') as Session | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The auth client refreshes a token that expires within this time. */
const REFRESH_BEFORE_MS = 90_000;

export function getValidStoredSession(): Session | undefined {
  const stored = getStoredSession();
  const isLive = (stored?.expires_at ?? 0) * 1_000 > Date.now() + REFRESH_BEFORE_MS;
  return isLive && stored?.user?.id ? stored : undefined;
}

export function removeStoredSession(): void {
  deviceStorage.remove(SESSION_KEY);
}

export function hasSessionInUrl(): boolean {
  return location.hash.includes('access_token=');
}

/** The token may have expired while the browser is offline. */
export async function getAccessToken(): Promise<string | undefined> {
  if (typeof window === 'undefined' || (!client && !hasStoredSession())) return undefined;
  if (!navigator.onLine) return getStoredSession()?.access_token;
  const live = client ? undefined : getValidStoredSession();
  if (live) return live.access_token;
  const { data } = await (await getAuthClient()).getSession();
  return data.session?.access_token;
}

export const getAuthServiceOptions = (): { url: string; fetch: typeof fetch } => ({
  url: `${location.origin}/api/auth`,
  fetch: createFetchWithTimeout(REQUEST_TIMEOUT_MS),
});

export const INVALID_TOKEN = 'bad_jwt';

/** The clock of the device may be slow, so a rejected token is refreshed and the call repeated once. */
export async function runWithValidToken<R extends { error: unknown }>(
  call: (client: GoTrueClient) => Promise<R>,
): Promise<R> {
  const client = await getAuthClient();
  const sent = getStoredSession()?.access_token;
  const reply = await call(client);
  if (sent === undefined || (reply.error as { code?: unknown } | null)?.code !== INVALID_TOKEN) return reply;
  // Another call may already have refreshed the token.
  if (getStoredSession()?.access_token === sent) await client.refreshSession();
  return call(client);
}

async function createClient(): Promise<GoTrueClient> {
  const { AuthClient } = await import('@supabase/auth-js');
  return new AuthClient({
    ...getAuthServiceOptions(),
    storageKey: SESSION_KEY,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    experimental: { recoveryCodes: true },
  });
}
