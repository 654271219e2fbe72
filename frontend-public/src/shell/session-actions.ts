import { sessionClient } from './session-client.ts';
import { followSession } from './session-store.ts';

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
}

/** The errors in which the auth service itself speaks; the others carry the words of a machine. */
const SPOKEN_FAULTS = new Set(['AuthApiError', 'AuthWeakPasswordError', 'AuthInvalidCredentialsError']);
const UNKNOWN_FAULT: SessionFault = { message: 'An error occurred. Please try again.' };

export function signIn({ email, password }: Credentials): Promise<SessionFault | undefined> {
  return attempt(async () => {
    const client = await sessionClient();
    return client.signInWithPassword({ email, password });
  });
}

export function signUp({ email, password, firstName, lastName }: NewAccount): Promise<SessionFault | undefined> {
  return attempt(async () => {
    const client = await sessionClient();
    return client.signUp({
      email,
      password,
      options: { data: { first_name: firstName, last_name: lastName }, emailRedirectTo: `${location.origin}/` },
    });
  });
}

/** Ends this browser's session even when the network is away; 'global' ends those on other devices too. */
export function signOut(scope: 'local' | 'global' = 'local'): Promise<SessionFault | undefined> {
  return attempt(async () => {
    const client = await sessionClient();
    return client.signOut({ scope });
  });
}

/** Asks the auth service whether the stored session still lives; a dead one signs this browser out. */
export async function confirmSession(): Promise<void> {
  const client = await sessionClient();
  await client.getUser();
}

async function attempt(call: () => Promise<{ error: unknown }>): Promise<SessionFault | undefined> {
  try {
    await followSession();
    const { error } = await call();
    if (!error) return undefined;
    return error instanceof Error && SPOKEN_FAULTS.has(error.name) ? { message: error.message } : UNKNOWN_FAULT;
  } catch {
    return UNKNOWN_FAULT;
  }
}
