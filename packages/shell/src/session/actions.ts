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

/** What went wrong, in words for the person. */
export interface SessionFault {
  message: string;
  /** The service's stable word for it, or nothing. */
  code: string;
  /** The service was away: the same call may work in a moment. */
  isRetryable: boolean;
}

/** Where the links in mails lead: a page on which only a press of its button acts. */
const mailPage = (): string => `${location.origin}/auth/confirm`;

export function signIn({ email, password }: Credentials): Promise<SessionFault | undefined> {
  return faultOf(askAuth((client) => client.signInWithPassword({ email, password })));
}

/**
 * Not repeated by itself: the account may have been made although the answer was lost. `next`: the path that the link in
 * the mail goes on to.
 */
export function signUp(
  { email, password, firstName, lastName }: NewAccount,
  next = '/',
): Promise<SessionFault | undefined> {
  const options = { data: namesOf(firstName, lastName), emailRedirectTo: location.origin + next };
  return faultOf(askAuth((client) => client.signUp({ email, password, options }), { once: true }));
}

/** What is left empty, where an account needs no names, is not said. */
const namesOf = (firstName: string, lastName: string) => ({
  ...(firstName && { first_name: firstName }),
  ...(lastName && { last_name: lastName }),
});

/**
 * Ends this browser's session, at once and even when the network is away: the client forgets it, and the server is told
 * now or later.
 */
export async function signOut(): Promise<void> {
  const tokens = leaveStored();
  announceLeaving();
  try {
    const client = await sessionClient();
    // With nothing stored it asks nobody, and tells this and every other tab.
    await client.signOut({ scope: 'local' });
    if (tokens) await revoke(client, tokens.access_token);
  } catch (error) {
    logFailure('The session could not be ended on the server', error);
  }
}

async function revoke(client: GoTrueClient, token: string): Promise<void> {
  const { error } = await client.admin.signOut(token, 'local');
  // A token that is over ends nothing; what was kept fetches another.
  if (isAway(error) || error?.code === TOKEN_REFUSED) await revokeLeft();
  else forgetLeft();
}

/** Asks the auth service whether the stored session still lives; a dead one signs this browser out. */
export async function confirmSession(): Promise<void> {
  // It is heard of here when the client ends the session.
  await followSession();
  await withLiveToken((client) => client.getUser());
}

/** The session again with what the server knows now: another address, one factor less. */
export async function renewSession(): Promise<void> {
  await askAuth((client) => client.refreshSession());
}

/** A mail with a code and a link that opens a page for a new password; sent only where there is such an account. */
export async function mailRecovery(email: string): Promise<void> {
  await askAuth((client) => client.resetPasswordForEmail(email, { redirectTo: mailPage() }));
}

/** The mail to confirm an address once more: of a new account, or of a change of address. `next` as at signing up. */
export async function mailAgain(email: string, type: 'signup' | 'email_change', next?: string): Promise<void> {
  const emailRedirectTo = next ? location.origin + next : mailPage();
  await askAuth((client) => client.resend({ type, email, options: { emailRedirectTo } }));
}

/** What a mail was sent for. */
export type MailKind = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change' | 'email';

/** The two things a mail carries, each enough by itself. */
export type MailProof = { email: string; token: string } | { token_hash: string };

/**
 * Shows the auth service what came by mail. 'waiting': it was taken, and the other address of a change has to be
 * shown as well. The session it opens takes the place of the one this browser had, which ends.
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
