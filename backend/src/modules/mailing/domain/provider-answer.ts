/** What came back when a letter was handed in. */
export interface ProviderAnswer {
  /** The service's name for the letter, when it took it. */
  readonly id?: string | undefined;
  /** HTTP status of a refusal; null where no answer came. */
  readonly status?: number | null | undefined;
  /** The service's own word for a refusal. */
  readonly reason?: string | undefined;
  /** Seconds, as text, that the service asks to be left alone. */
  readonly retryAfter?: string | undefined;
}

export type Verdict =
  | { readonly is: 'taken'; readonly id: string }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'again'; readonly reason: string; readonly afterSeconds: number }
  | { readonly is: 'unknown'; readonly reason: string };

/** Our key or our right to send is at fault, not the letter: it keeps until that is put right. */
const oursToMend = [401, 403];
const busy = [408, 425, 429];

/**
 * Taken; refused, because the letter itself is wrong; unknown, because another letter once went out under its key; and
 * in all other cases, silence included, to be tried again: the key of the attempt keeps that from sending it twice.
 */
export function judge({ id, status, reason = 'no-answer', retryAfter }: ProviderAnswer): Verdict {
  if (id) return { is: 'taken', id };
  if (reason === 'invalid_idempotent_request') return { is: 'unknown', reason };
  const again = { is: 'again', reason, afterSeconds: secondsOf(retryAfter) } as const;
  if (!status || status < 400 || status >= 500) return again;
  if (busy.includes(status) || oursToMend.includes(status)) return again;
  return reason === 'concurrent_idempotent_requests' ? again : { is: 'refused', reason };
}

const longestWait = 300;

function secondsOf(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestWait) : 0;
}
