import { askAuth, refusalOf } from './call.ts';
import { sessionClient } from './client.ts';
import { announceLeaving } from './store.ts';

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

/** Not repeated by itself: the account may have been made although the answer was lost. */
export function signUp({ email, password, firstName, lastName }: NewAccount): Promise<SessionFault | undefined> {
  const options = { data: { first_name: firstName, last_name: lastName }, emailRedirectTo: `${location.origin}/` };
  return faultOf(askAuth((client) => client.signUp({ email, password, options }), { once: true }));
}

/** Ends this browser's session even when the network is away; 'global' ends those on other devices too. */
export function signOut(scope: 'local' | 'global' = 'local'): Promise<SessionFault | undefined> {
  announceLeaving();
  return faultOf(askAuth(async (client) => ({ data: null, ...(await client.signOut({ scope })) }), { once: true }));
}

/** Asks the auth service whether the stored session still lives; a dead one signs this browser out. */
export async function confirmSession(): Promise<void> {
  const client = await sessionClient();
  await client.getUser();
}

/** The session again with what the server knows now: another address, one factor less. */
export async function renewSession(): Promise<void> {
  await askAuth((client) => client.refreshSession());
}

/** A mail with a code and a link that opens a page for a new password; sent only where there is such an account. */
export async function mailRecovery(email: string): Promise<void> {
  await askAuth((client) => client.resetPasswordForEmail(email, { redirectTo: mailPage() }));
}

/** The mail to confirm an address once more: of a new account, or of a change of address. */
export async function mailAgain(email: string, type: 'signup' | 'email_change'): Promise<void> {
  await askAuth((client) => client.resend({ type, email, options: { emailRedirectTo: mailPage() } }));
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
