import type { GoTrueClient } from '@supabase/auth-js';
import { logFailure } from '../log-failure.ts';
import { askAuth, refusalOf } from './call.ts';
import { sessionClient, TOKEN_REFUSED, withLiveToken } from './client.ts';
import { forgetLeft, isAway, leaveStored, revokeLeft } from './left.ts';
import { announceLeaving, followSession } from './store.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount extends Credentials {
  firstName: string;
  lastName: string;
}

export interface SessionFault {
  message: string;
  code: string;
  isRetryable: boolean;
}

/** Email links open a page that acts only when its button is pressed. */
const mailPage = (): string => `${location.origin}/auth/confirm`;

export function signIn({ email, password }: Credentials): Promise<SessionFault | undefined> {
  return faultOf(askAuth((client) => client.signInWithPassword({ email, password })));
}

/**
 * Never retried automatically, because the account may exist although the response was lost. `next` is the path that
 * the email link continues to.
 */
export function signUp(
  { email, password, firstName, lastName }: NewAccount,
  next = '/',
): Promise<SessionFault | undefined> {
  const options = { data: namesOf(firstName, lastName), emailRedirectTo: location.origin + next };
  return faultOf(askAuth((client) => client.signUp({ email, password, options }), { once: true }));
}

/** Omits empty names, which an account may lack. */
const namesOf = (firstName: string, lastName: string) => ({
  ...(firstName && { first_name: firstName }),
  ...(lastName && { last_name: lastName }),
});

/** Ends this browser's session at once, also while offline: the server is notified now or later. */
export async function signOut(): Promise<void> {
  const tokens = leaveStored();
  announceLeaving();
  try {
    const client = await sessionClient();
    // Without a stored session it sends no request and notifies all tabs.
    await client.signOut({ scope: 'local' });
    if (tokens) await revoke(client, tokens.access_token);
  } catch (error) {
    logFailure('The session could not be ended on the server', error);
  }
}

async function revoke(client: GoTrueClient, token: string): Promise<void> {
  const { error } = await client.admin.signOut(token, 'local');
  // An expired token cannot end the session, so the stored refresh token is used.
  if (isAway(error) || error?.code === TOKEN_REFUSED) await revokeLeft();
  else forgetLeft();
}

/** Checks the stored session with the auth service; an ended session signs this browser out. */
export async function confirmSession(): Promise<void> {
  // The listener must exist before the client ends the session.
  await followSession();
  await withLiveToken((client) => client.getUser());
}

/** Refreshes the session to load changes from the server, such as a new email or a removed factor. */
export async function renewSession(): Promise<void> {
  await askAuth((client) => client.refreshSession());
}

export async function mailRecovery(email: string): Promise<void> {
  await askAuth((client) => client.resetPasswordForEmail(email, { redirectTo: mailPage() }));
}

export async function mailAgain(email: string, type: 'signup' | 'email_change', next?: string): Promise<void> {
  const emailRedirectTo = next ? location.origin + next : mailPage();
  await askAuth((client) => client.resend({ type, email, options: { emailRedirectTo } }));
}

export type MailKind = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change' | 'email';

export type MailProof = { email: string; token: string } | { token_hash: string };

/**
 * Verifies an email code or link. 'waiting': accepted, but the other email of a change must be confirmed as well. The
 * new session replaces the one of this browser.
 */
export async function showMailProof(type: MailKind, proof: MailProof): Promise<'done' | 'waiting'> {
  const { session: before } = await askAuth((client) => client.getSession());
  const { session } = await askAuth((client) => client.verifyOtp({ type, ...proof }));
  if (session && before) await (await sessionClient()).admin.signOut(before.access_token, 'local');
  return session ? 'done' : 'waiting';
}

async function faultOf(work: Promise<unknown>): Promise<SessionFault | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    const { message, code, isRetryable } = refusalOf(error);
    return { message, code, isRetryable };
  }
}
