import type { GoTrueClient, Session } from '@supabase/auth-js';
import { deviceStorage } from '../storage.ts';
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
  return deviceStorage.get(SESSION_KEY) !== null;
}

/** The session this browser holds, whether it is still good or not. */
export function storedSession(): Session | undefined {
  try {
    return (JSON.parse(deviceStorage.get(SESSION_KEY) ?? 'null') as Session | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The auth client renews a token that is not good for as long as this. */
const RENEWED_BEFORE_MS = 90_000;

/** The stored session where it is good without being renewed, so that nobody has to be asked who is here. */
export function liveStoredSession(): Session | undefined {
  const stored = storedSession();
  const isLive = (stored?.expires_at ?? 0) * 1_000 > Date.now() + RENEWED_BEFORE_MS;
  return isLive && stored?.user?.id ? stored : undefined;
}

/** Takes the session away from every tab, without a word to the server. */
export function forgetStored(): void {
  deviceStorage.remove(SESSION_KEY);
}

/** True when a link brought a session along in the address; the auth client takes it from there. */
export function hasSessionInUrl(): boolean {
  return location.hash.includes('access_token=');
}

/** A token good for at least the next minute, or undefined for a visitor. Without a network it is the one there is: nobody renews it. */
export async function accessToken(): Promise<string | undefined> {
  if (typeof window === 'undefined' || (!client && !hasStoredSession())) return undefined;
  if (!navigator.onLine) return storedSession()?.access_token;
  const live = client ? undefined : liveStoredSession();
  if (live) return live.access_token;
  const { data } = await (await sessionClient()).getSession();
  return data.session?.access_token;
}

/** Where the auth service answers, and for how long it is waited for. */
export const authService = (): { url: string; fetch: typeof fetch } => ({
  url: `${location.origin}/api/auth`,
  fetch: fetchWithin(PATIENCE_MS),
});

/** The service's word for a token that is over, or never was one. */
export const TOKEN_REFUSED = 'bad_jwt';

/**
 * Calls the auth service. A device whose clock is slow takes a token for good that is over: where the service refuses it,
 * it is renewed and the call made once more.
 */
export async function withLiveToken<R extends { error: unknown }>(
  call: (client: GoTrueClient) => Promise<R>,
): Promise<R> {
  const client = await sessionClient();
  const sent = storedSession()?.access_token;
  const reply = await call(client);
  if (sent === undefined || (reply.error as { code?: unknown } | null)?.code !== TOKEN_REFUSED) return reply;
  // Another call may have renewed it meanwhile.
  if (storedSession()?.access_token === sent) await client.refreshSession();
  return call(client);
}

async function createClient(): Promise<GoTrueClient> {
  const { AuthClient } = await import('@supabase/auth-js');
  return new AuthClient({
    ...authService(),
    storageKey: SESSION_KEY,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    experimental: { recoveryCodes: true },
  });
}
