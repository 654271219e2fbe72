import type { GoTrueClient } from '@supabase/auth-js';
import { toast } from '../../ui/toast.tsx';
import { sessionClient } from './client.ts';
import { followSession } from './store.ts';

/** What the auth service refused, in words for the person. */
export class AuthRefusal extends Error {
  override readonly name = 'AuthRefusal';
  /** The service's stable word for it; empty where the service was not reached or spoke in no words of its own. */
  readonly code: string;
  /** The service was away: the same call may work in a moment. */
  readonly isRetryable: boolean;
  /** It said so itself. Without any answer, the call may have been acted on all the same. */
  readonly isUndone: boolean;

  constructor(message: string, code = '', { isRetryable = false, isUndone = false } = {}) {
    super(message);
    this.code = code;
    this.isRetryable = isRetryable;
    this.isUndone = isUndone;
  }
}

/** The errors in which the auth service itself speaks; the others carry the words of a machine. */
const SPOKEN_FAULTS = new Set(['AuthApiError', 'AuthWeakPasswordError', 'AuthInvalidCredentialsError']);
/** A fetch that reached nobody fails with a TypeError. */
const NOT_REACHED = new Set(['AuthRetryableFetchError', 'TypeError', 'TimeoutError']);
const SESSION_GONE = 'AuthSessionMissingError';
const OTHER_WORDS: Record<string, string> = { [SESSION_GONE]: 'Your session had ended. Please try again.' };
const UNKNOWN = 'An error occurred. Please try again.';
const AWAY = 'We cannot reach the server just now. Nothing you typed is lost; please try again.';

const WAITS_MS = [1_000, 2_500];

interface Reply {
  data: unknown;
  error: unknown;
}

/** What a call answers when it succeeds. */
type DataOf<R extends Reply> = R extends Reply ? (null extends R['error'] ? R['data'] : never) : never;

type Call<R> = (client: GoTrueClient) => Promise<R>;

/**
 * Asks the auth service and gives what it answers. While the service answers that it is away, the person is told and it is
 * tried again, twice. A call that got no answer is left to the person: most of them use up a code or send a mail. One
 * that must not be repeated at all says `once`. Throws AuthRefusal.
 */
export async function askAuth<R extends Reply>(call: Call<R>, { once = false } = {}): Promise<DataOf<R>> {
  for (const wait of once ? [undefined] : [...WAITS_MS, undefined]) {
    const { data, refusal } = await outcomeOf(call);
    if (!refusal) return data as DataOf<R>;
    if (!refusal.isUndone || wait === undefined) throw refusal;
    if (wait === WAITS_MS[0]) toast({ title: 'The server is not answering. Trying again...', tone: 'neutral' });
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  throw new AuthRefusal(AWAY, '', { isRetryable: true });
}

async function outcomeOf(call: Call<Reply>): Promise<{ data?: unknown; refusal?: AuthRefusal }> {
  try {
    await followSession();
    const client = await sessionClient();
    const { data, error } = await call(client);
    // Ended from elsewhere: looked at again, it is signed out here too, and the page waits for its owner.
    if (nameOf(error) === SESSION_GONE) await client.getUser();
    return error ? { refusal: refusalOf(error) } : { data };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
}

/** Any failure of a call as something a person can be told. */
export function refusalOf(error: unknown): AuthRefusal {
  if (error instanceof AuthRefusal) return error;
  const name = nameOf(error);
  const { code, status = 0 } = error instanceof Error ? (error as Error & { code?: unknown; status?: number }) : {};
  const word = typeof code === 'string' ? code : '';
  if (NOT_REACHED.has(name)) return new AuthRefusal(AWAY, word, { isRetryable: true, isUndone: status >= 500 });
  if (SPOKEN_FAULTS.has(name) && error instanceof Error) return new AuthRefusal(error.message, word);
  return new AuthRefusal(OTHER_WORDS[name] ?? UNKNOWN, word);
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
