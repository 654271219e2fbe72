import type { GoTrueClient } from '@supabase/auth-js';
import { ApiProblem } from '../answer.ts';
import { toast } from '../toast.tsx';
import { sessionClient, storedSession, withLiveToken } from './client.ts';
import { otherUser } from './request-user.ts';
import { currentSession, followSession } from './store.ts';

export class AuthRefusal extends Error {
  override readonly name = 'AuthRefusal';
  /** Stable error code; empty if the service was not reached or sent none. */
  readonly code: string;
  readonly isRetryable: boolean;
  /** True if the service confirmed the failure. Without a response, the call may have taken effect. */
  readonly isUndone: boolean;

  constructor(message: string, code = '', { isRetryable = false, isUndone = false } = {}) {
    super(message);
    this.code = code;
    this.isRetryable = isRetryable;
    this.isUndone = isUndone;
  }
}

/** Only these errors have messages meant for users. */
const SPOKEN_FAULTS = new Set(['AuthApiError', 'AuthWeakPasswordError', 'AuthInvalidCredentialsError']);
/** A failed fetch throws a TypeError. */
const NOT_REACHED = new Set(['AuthRetryableFetchError', 'TypeError', 'TimeoutError']);
const SESSION_GONE = 'AuthSessionMissingError';
const OTHER_WORDS: Record<string, string> = { [SESSION_GONE]: 'Your session has ended. Please try again.' };
const PLAIN_WORDS: Record<string, string> = {
  'Token has expired or is invalid': 'This code is wrong or too old. Check it, or ask for a new email.',
  'Email link is invalid or has expired': 'This link was used or is too old. Ask for a new email.',
  'Invalid TOTP code entered': 'Wrong code. Enter the one your app shows now.',
  'New password should be different from the old password.': 'This is your current password. Choose another one.',
  'Current password is incorrect.': 'That is not your current password.',
  'Nonce has expired or is invalid': 'This code is wrong or too old.',
  'A user with this email address has already been registered': 'This email already has an account.',
};
const UNKNOWN = 'An error occurred. Please try again.';
const FAILED = 'Something went wrong on our side. Nothing you typed is lost; please try again.';
const NOT_ANSWERED = 'We cannot reach the server just now. Nothing you typed is lost; please try again.';
const OFFLINE = 'You are offline. Nothing you typed is lost; try again once you are back.';

const WAITS_MS = [1_000, 2_500];

interface Reply {
  data: unknown;
  error: unknown;
}

type DataOf<R extends Reply> = R extends Reply ? (null extends R['error'] ? R['data'] : never) : never;

type Call<R> = (client: GoTrueClient) => Promise<R>;

/**
 * Calls the auth service. After a 5xx it shows a toast and retries twice. It never retries without a response, because
 * most calls use up a code or send an email; `once` disables all retries. Throws AuthRefusal.
 */
export async function askAuth<R extends Reply>(call: Call<R>, { once = false } = {}): Promise<DataOf<R>> {
  const before = currentSession();
  for (const wait of once ? [undefined] : [...WAITS_MS, undefined]) {
    if (before.status === 'member' && isStoredOfOther(before.user.id)) throw refusalOf(otherUser());
    const { data, refusal } = await outcomeOf(call);
    if (!refusal) return data as DataOf<R>;
    if (!refusal.isUndone || wait === undefined) throw refusal;
    if (wait === WAITS_MS[0]) toast({ title: 'The server is not answering. Trying again...', tone: 'neutral' });
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  throw new AuthRefusal(NOT_ANSWERED, '', { isRetryable: true });
}

function isStoredOfOther(userId: string): boolean {
  const stored = storedSession()?.user?.id;
  return stored !== undefined && stored !== userId;
}

async function outcomeOf(call: Call<Reply>): Promise<{ data?: unknown; refusal?: AuthRefusal }> {
  try {
    await followSession();
    const { data, error } = await withLiveToken(call);
    // The session was ended elsewhere: getUser signs out here too, and the page waits for its owner.
    if (nameOf(error) === SESSION_GONE) await (await sessionClient()).getUser();
    return error ? { refusal: refusalOf(error) } : { data };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
}

export function refusalOf(error: unknown): AuthRefusal {
  if (error instanceof AuthRefusal) return error;
  if (error instanceof ApiProblem) return new AuthRefusal(error.message, error.code);
  const name = nameOf(error);
  const { code, status = 0 } = error instanceof Error ? (error as Error & { code?: unknown; status?: number }) : {};
  const word = typeof code === 'string' ? code : '';
  if (NOT_REACHED.has(name)) {
    const isUndone = status >= 500;
    const message = isUndone ? FAILED : navigator.onLine ? NOT_ANSWERED : OFFLINE;
    return new AuthRefusal(message, word, { isRetryable: true, isUndone });
  }
  if (SPOKEN_FAULTS.has(name) && error instanceof Error)
    return new AuthRefusal(PLAIN_WORDS[error.message] ?? error.message, word);
  return new AuthRefusal(OTHER_WORDS[name] ?? UNKNOWN, word);
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
