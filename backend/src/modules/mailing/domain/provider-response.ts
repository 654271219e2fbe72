export interface ProviderResponse {
  readonly id?: string | undefined;
  readonly status?: number | null | undefined;
  readonly reason?: string | undefined;
  readonly retryAfter?: string | undefined;
}

export type SendResult =
  | { readonly status: 'accepted'; readonly id: string }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'retry'; readonly reason: string; readonly afterSeconds: number }
  | { readonly status: 'unknown'; readonly reason: string };

/** Response codes that mean a wrong configuration of the product, so the email stays in the queue. */
const configurationErrors = [401, 403];
const retryableStatuses = [408, 425, 429];

/**
 * Decides from the provider's response if the email is sent again: always, except when the provider accepted it,
 * rejected it as invalid, or used the idempotency key for other content (`unknown`). The key prevents that a retry
 * sends a second email.
 */
export function classifyProviderResponse({
  id,
  status,
  reason = 'no-answer',
  retryAfter,
}: ProviderResponse): SendResult {
  if (id) return { status: 'accepted', id };
  if (reason === 'invalid_idempotent_request') return { status: 'unknown', reason };
  const retry = { status: 'retry', reason, afterSeconds: parseSeconds(retryAfter) } as const;
  if (!status || status < 400 || status >= 500) return retry;
  if (retryableStatuses.includes(status) || configurationErrors.includes(status)) return retry;
  return reason === 'concurrent_idempotent_requests' ? retry : { status: 'refused', reason };
}

const maxRetryAfterSeconds = 300;

function parseSeconds(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), maxRetryAfterSeconds) : 0;
}
