import type { GoTrueClient } from '@supabase/auth-js';
import { logFailure } from '../log-failure.ts';
import { deleteAllUnsavedWork } from '../unsaved-work.ts';
import { callAuthService, toAuthRequestError } from './auth-request.ts';
import { getAuthClient, INVALID_TOKEN, runWithValidToken } from './client.ts';
import {
  clearPendingRevocation,
  isAuthServiceUnavailable,
  moveSessionToPendingRevocation,
  revokePendingSession,
} from './pending-revocation.ts';
import { getPageUserId } from './request-user.ts';
import { notifyTabsOfSignOut, subscribeToAuthClient } from './store.ts';

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

/** URL of the page that links in emails open. The page does nothing until the user presses its button. */
const emailLinkUrl = (): string => `${location.origin}/auth/confirm`;

export function signIn({ email, password }: Credentials): Promise<SessionError | undefined> {
  return toSessionError(callAuthService((client) => client.signInWithPassword({ email, password })));
}

/**
 * Creates an account. It never retries by itself, because the account may exist although the response was lost. `next`
 * is the path that opens after the user has confirmed the email address.
 */
export function signUp(
  { email, password, firstName, lastName }: NewAccount,
  next = '/',
): Promise<SessionError | undefined> {
  const options = { data: nameMetadata(firstName, lastName), emailRedirectTo: location.origin + next };
  return toSessionError(callAuthService((client) => client.signUp({ email, password, options }), { once: true }));
}

/** Returns only the names that are not empty, because an account may have no names. */
const nameMetadata = (firstName: string, lastName: string) => ({
  ...(firstName && { first_name: firstName }),
  ...(lastName && { last_name: lastName }),
});

/**
 * Ends the session in this browser immediately, also while offline. The server revokes the session now, or when it can
 * be reached again.
 */
export async function signOut(): Promise<void> {
  const userId = getPageUserId();
  const tokens = moveSessionToPendingRevocation();
  notifyTabsOfSignOut();
  if (userId) deleteAllUnsavedWork(userId);
  try {
    const client = await getAuthClient();
    // Notifies all tabs of the sign-out. The session is no longer stored, so this call sends no request to the server.
    await client.signOut({ scope: 'local' });
    if (tokens) await revoke(client, tokens.access_token);
  } catch (error) {
    logFailure('The session could not be ended on the server', error);
  }
}

async function revoke(client: GoTrueClient, token: string): Promise<void> {
  const { error } = await client.admin.signOut(token, 'local');
  // Uses the stored refresh token to end the session on the server, because an expired access token cannot end it.
  if (isAuthServiceUnavailable(error) || error?.code === INVALID_TOKEN) await revokePendingSession();
  else clearPendingRevocation();
}

/** Asks the auth service if the stored session is still valid; if it has ended, this browser signs out. */
export async function confirmSession(): Promise<void> {
  // Subscribes to the auth client first. Otherwise the page would miss the event with which the client reports that the
  // session has ended.
  await subscribeToAuthClient();
  await runWithValidToken((client) => client.getUser());
}

/**
 * Refreshes the session, so that it contains changes from the server, such as a new email address or a removed second
 * factor.
 */
export async function refreshSession(): Promise<void> {
  await callAuthService((client) => client.refreshSession());
}

export async function sendRecoveryEmail(email: string): Promise<void> {
  await callAuthService((client) => client.resetPasswordForEmail(email, { redirectTo: emailLinkUrl() }));
}

export async function resendAuthEmail(email: string, type: 'signup' | 'email_change', next?: string): Promise<void> {
  const emailRedirectTo = next ? location.origin + next : emailLinkUrl();
  await callAuthService((client) => client.resend({ type, email, options: { emailRedirectTo } }));
}

export type AuthEmailType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change' | 'email';

export type EmailLinkOrCode = { email: string; token: string } | { token_hash: string };

/**
 * Verifies the code or link of an email and signs the user in. Returns 'waiting' if the user must also confirm the
 * email that was sent to the other email address.
 */
export async function verifyEmailLinkOrCode(type: AuthEmailType, proof: EmailLinkOrCode): Promise<'done' | 'waiting'> {
  const { session: before } = await callAuthService((client) => client.getSession());
  const { session } = await callAuthService((client) => client.verifyOtp({ type, ...proof }));
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
