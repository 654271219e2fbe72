import { maxPauseSeconds } from './provider-rate.ts';

export interface ProviderResponse {
  readonly id?: string | undefined;
  readonly status?: number | null | undefined;
  readonly reason?: string | undefined;
  readonly retryAfter?: string | undefined;
}

interface RetryResult {
  readonly status: 'retry';
  readonly reason: string;
  readonly afterSeconds: number;
  readonly isUnsent?: boolean;
}

export type SendResult =
  | { readonly status: 'accepted'; readonly id: string }
  | { readonly status: 'refused'; readonly reason: string }
  | RetryResult
  | { readonly status: 'unknown'; readonly reason: string };

export type BatchResult =
  | {
      /** The next attempt contains only the emails with the result `retry`. */
      readonly status: 'done';
      readonly results: readonly { readonly id: string; readonly result: SendResult }[];
    }
  /** The next attempt sends the same emails with the same key. */
  | RetryResult
  | { readonly status: 'rejected'; readonly reason: string }
  | { readonly status: 'unknown'; readonly reason: string };

export interface BatchResponse extends Omit<ProviderResponse, 'id'> {
  readonly ids: readonly string[];
  readonly providerIds?: readonly string[] | undefined;
}

/** These statuses show a wrong configuration of the product, so the email stays in the queue. */
const configurationErrors = [401, 403];
const retryableStatuses = [408, 425];

/** A retry uses the same idempotency key, so the provider sends the email only once. */
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
  if (configurationErrors.includes(status)) return { ...retry, reason: `http-${status}`, isUnsent: true };
  if (status === 429) return { ...retry, isUnsent: true };
  if (retryableStatuses.includes(status)) return retry;
  return reason === 'concurrent_idempotent_requests' ? retry : { status: 'refused', reason };
}

export function classifyBatchResponse({ ids, providerIds, ...failure }: BatchResponse): BatchResult {
  if (providerIds?.length === ids.length)
    return {
      status: 'done',
      results: ids.map((id, at) => ({ id, result: classifyProviderResponse({ id: providerIds[at] }) })),
    };
  if (providerIds) return { status: 'unknown', reason: 'incomplete-response' };
  const result = classifyProviderResponse(failure);
  if (result.status === 'refused') return { status: 'rejected', reason: result.reason };
  return result.status === 'accepted' ? { status: 'unknown', reason: 'incomplete-response' } : result;
}

function parseSeconds(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), maxPauseSeconds) : 0;
}
