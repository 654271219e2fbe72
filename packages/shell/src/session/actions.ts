import type { GoTrueClient } from '@supabase/auth-js';
import { logFailure } from '../log-failure.ts';
import { callAuth, toAuthRequestError } from './auth-request.ts';
import { getAuthClient, INVALID_TOKEN, runWithValidToken } from './client.ts';
import {
  clearPendingRevocation,
  isServiceUnavailable,
  clearStoredSession,
  revokePendingSession,
} from './pending-revocation.ts';
import { announceSignOut, followAuthClient } from './store.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount extends Credentials {
  firstName: string;
  lastName: string;
}

export interface SessionError {
  message: string;
  code: string;
  isRetryable: boolean;
}

/** URL that links in emails open. This page acts only when the user presses its button. */
const emailLinkUrl = (): string => `${location.origin}/auth/confirm`;

export function signIn({ email, password }: Credentials): Promise<SessionError | undefined> {
  return toSessionError(callAuth((client) => client.signInWithPassword({ email, password })));
}

/**
 * Creates an account. It is never retried automatically, because the account may exist although the response was lost.
 * `next` is the path that the link in the email leads to.
 */
export function signUp(
  { email, password, firstName, lastName }: NewAccount,
  next = '/',
): Promise<SessionError | undefined> {
  const options = { data: nameMetadata(firstName, lastName), emailRedirectTo: location.origin + next };
  return toSessionError(callAuth((client) => client.signUp({ email, password, options }), { once: true }));
}

/** Leaves out empty names, because an account may have none. */
const nameMetadata = (firstName: string, lastName: string) => ({
  ...(firstName && { first_name: firstName }),
  ...(lastName && { last_name: lastName }),
});

/** Ends the session of this browser immediately, also while offline. The server is notified now or later. */
export async function signOut(): Promise<void> {
  const tokens = clearStoredSession();
  announceSignOut();
  try {
    const client = await getAuthClient();
    // Without a stored session, signOut sends no request and notifies all tabs.
    await client.signOut({ scope: 'local' });
    if (tokens) await revoke(client, tokens.access_token);
  } catch (error) {
    logFailure('The session could not be ended on the server', error);
  }
}

async function revoke(client: GoTrueClient, token: string): Promise<void> {
  const { error } = await client.admin.signOut(token, 'local');
  // An expired token cannot end the session, so the stored refresh token is used.
  if (isServiceUnavailable(error) || error?.code === INVALID_TOKEN) await revokePendingSession();
  else clearPendingRevocation();
}

/** Checks the stored session with the auth service; an ended session signs this browser out. */
export async function confirmSession(): Promise<void> {
  // The listener must exist before the client ends the session.
  await followAuthClient();
  await runWithValidToken((client) => client.getUser());
}

/** Refreshes the session to load changes from the server, such as a new email address or a removed factor. */
export async function refreshSession(): Promise<void> {
  await callAuth((client) => client.refreshSession());
}

export async function sendRecoveryEmail(email: string): Promise<void> {
  await callAuth((client) => client.resetPasswordForEmail(email, { redirectTo: emailLinkUrl() }));
}

export async function resendAuthEmail(email: string, type: 'signup' | 'email_change', next?: string): Promise<void> {
  const emailRedirectTo = next ? location.origin + next : emailLinkUrl();
  await callAuth((client) => client.resend({ type, email, options: { emailRedirectTo } }));
}

export type AuthEmailType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change' | 'email';

export type EmailLinkOrCode = { email: string; token: string } | { token_hash: string };

/**
 * Verifies a code or link from an email. 'waiting': the proof is accepted, but the email to the other address must be
 * confirmed as well. The new session replaces the session of this browser.
 */
export async function verifyEmailLinkOrCode(type: AuthEmailType, proof: EmailLinkOrCode): Promise<'done' | 'waiting'> {
  const { session: before } = await callAuth((client) => client.getSession());
  const { session } = await callAuth((client) => client.verifyOtp({ type, ...proof }));
  if (session && before) await (await getAuthClient()).admin.signOut(before.access_token, 'local');
  return session ? 'done' : 'waiting';
}

async function toSessionError(work: Promise<unknown>): Promise<SessionError | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    const { message, code, isRetryable } = toAuthRequestError(error);
    return { message, code, isRetryable };
  }
}
