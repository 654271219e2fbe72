import type { GoTrueClient } from '@supabase/auth-js';
import { ApiProblem } from '../api-problem.ts';
import { showToast } from '../toast.tsx';
import { getAuthClient, getStoredSession, runWithValidToken } from './client.ts';
import { createOtherUserError } from './request-user.ts';
import { getSessionState, subscribeToAuthClient } from './store.ts';

export class AuthRequestError extends Error {
  override readonly name = 'AuthRequestError';
  readonly code: string;
  readonly isRetryable: boolean;
  /** False without a response, because the call may have succeeded. */
  readonly isConfirmedFailure: boolean;

  constructor(message: string, code = '', { isRetryable = false, isUndone = false } = {}) {
    super(message);
    this.code = code;
    this.isRetryable = isRetryable;
    this.isConfirmedFailure = isUndone;
  }
}

const USER_FACING_ERRORS = new Set(['AuthApiError', 'AuthWeakPasswordError', 'AuthInvalidCredentialsError']);
const NETWORK_ERRORS = new Set(['AuthRetryableFetchError', 'TypeError', 'TimeoutError']);
const SESSION_MISSING = 'AuthSessionMissingError';
const CLIENT_ERROR_MESSAGES: Record<string, string> = {
  [SESSION_MISSING]: 'Your session has ended. Please try again.',
};
const PLAIN_MESSAGES: Record<string, string> = {
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
const UNREACHABLE = 'We cannot reach the server just now. Nothing you typed is lost; please try again.';
const OFFLINE = 'You are offline. Nothing you typed is lost; try again once you are back.';

const WAITS_MS = [1_000, 2_500];

interface Reply {
  data: unknown;
  error: unknown;
}

type DataOf<R extends Reply> = R extends Reply ? (null extends R['error'] ? R['data'] : never) : never;

type Call<R> = (client: GoTrueClient) => Promise<R>;

/** A call without a response is never retried, because the call may have used up a code. */
export async function callAuthService<R extends Reply>(call: Call<R>, { once = false } = {}): Promise<DataOf<R>> {
  const before = getSessionState();
  for (const wait of once ? [undefined] : [...WAITS_MS, undefined]) {
    if (before.status === 'member' && isOtherUserStored(before.user.id))
      throw toAuthRequestError(createOtherUserError());
    const { data, refusal } = await tryCall(call);
    if (!refusal) return data as DataOf<R>;
    if (!refusal.isConfirmedFailure || wait === undefined) throw refusal;
    if (wait === WAITS_MS[0]) showToast({ title: 'The server is not answering. Trying again...', tone: 'neutral' });
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  throw new AuthRequestError(UNREACHABLE, '', { isRetryable: true });
}

function isOtherUserStored(userId: string): boolean {
  const stored = getStoredSession()?.user?.id;
  return stored !== undefined && stored !== userId;
}

async function tryCall(call: Call<Reply>): Promise<{ data?: unknown; refusal?: AuthRequestError }> {
  try {
    await subscribeToAuthClient();
    const { data, error } = await runWithValidToken(call);
    // The session has ended elsewhere, so getUser signs this browser out.
    if (errorName(error) === SESSION_MISSING) await (await getAuthClient()).getUser();
    return error ? { refusal: toAuthRequestError(error) } : { data };
  } catch (error) {
    return { refusal: toAuthRequestError(error) };
  }
}

export function toAuthRequestError(error: unknown): AuthRequestError {
  if (error instanceof AuthRequestError) return error;
  if (error instanceof ApiProblem) return new AuthRequestError(error.message, error.code);
  const name = errorName(error);
  const { code, status = 0 } = error instanceof Error ? (error as Error & { code?: unknown; status?: number }) : {};
  const word = typeof code === 'string' ? code : '';
  if (NETWORK_ERRORS.has(name)) {
    const isUndone = status >= 500;
    const message = isUndone ? FAILED : navigator.onLine ? UNREACHABLE : OFFLINE;
    return new AuthRequestError(message, word, { isRetryable: true, isUndone });
  }
  if (USER_FACING_ERRORS.has(name) && error instanceof Error)
    return new AuthRequestError(PLAIN_MESSAGES[error.message] ?? error.message, word);
  return new AuthRequestError(CLIENT_ERROR_MESSAGES[name] ?? UNKNOWN, word);
}

const errorName = (error: unknown): string => (error instanceof Error ? error.name : '');
