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

const emailLinkUrl = (): string => `${location.origin}/auth/confirm`;

export function signIn({ email, password }: Credentials): Promise<SessionError | undefined> {
  return toSessionError(callAuthService((client) => client.signInWithPassword({ email, password })));
}

/** The account may exist although the response was lost, so the call is never retried. */
export function signUp(
  { email, password, firstName, lastName }: NewAccount,
  next = '/',
): Promise<SessionError | undefined> {
  const options = { data: nameMetadata(firstName, lastName), emailRedirectTo: location.origin + next };
  return toSessionError(callAuthService((client) => client.signUp({ email, password, options }), { once: true }));
}

const nameMetadata = (firstName: string, lastName: string) => ({
  ...(firstName && { first_name: firstName }),
  ...(lastName && { last_name: lastName }),
});

export async function signOut(): Promise<void> {
  const userId = getPageUserId();
  const tokens = moveSessionToPendingRevocation();
  notifyTabsOfSignOut();
  if (userId) deleteAllUnsavedWork(userId);
  try {
    const client = await getAuthClient();
    // The session is no longer stored, so this call only notifies the tabs.
    await client.signOut({ scope: 'local' });
    if (tokens) await revoke(client, tokens.access_token);
  } catch (error) {
    logFailure('The session could not be ended on the server', error);
  }
}

async function revoke(client: GoTrueClient, token: string): Promise<void> {
  const { error } = await client.admin.signOut(token, 'local');
  // The stored refresh token can still revoke the session when the access token cannot.
  if (isAuthServiceUnavailable(error) || error?.code === INVALID_TOKEN) await revokePendingSession();
  else clearPendingRevocation();
}

export async function verifyStoredSession(): Promise<void> {
  // The subscription comes first, so that the page receives the event of an ended session.
  await subscribeToAuthClient();
  await runWithValidToken((client) => client.getUser());
}

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

/** `waiting` means that the user must also confirm the email to the other address. */
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
