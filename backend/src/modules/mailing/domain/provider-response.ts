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
  /** True when the provider certainly sent nothing at this attempt. */
  readonly isUnsent?: boolean;
}

export type SendResult =
  | { readonly status: 'accepted'; readonly id: string }
  | { readonly status: 'refused'; readonly reason: string }
  | RetryResult
  | { readonly status: 'unknown'; readonly reason: string };

/** Result of a batch, of which each email has its own result only in `done`. */
export type BatchResult =
  | {
      /** An email with the result `retry` was not sent; the next attempt contains only these emails. */
      readonly status: 'done';
      readonly results: readonly { readonly id: string; readonly result: SendResult }[];
    }
  /** No email was sent, or the same request returns the result: the next attempt has the same key and emails. */
  | RetryResult
  /** No email was sent, because the provider rejected at least one of them. */
  | { readonly status: 'rejected'; readonly reason: string }
  /** The provider may have sent the emails. */
  | { readonly status: 'unknown'; readonly reason: string };

export interface BatchResponse extends Omit<ProviderResponse, 'id'> {
  readonly ids: readonly string[];
  /** Ids that the provider gave to the emails, in the same order as `ids`. */
  readonly providerIds?: readonly string[] | undefined;
}

/** Response codes that mean a wrong configuration of the product, so the email stays in the queue. */
const configurationErrors = [401, 403];
const retryableStatuses = [408, 425];
/** Response codes with which the provider sends nothing. */
const unsentStatuses = [...configurationErrors, 429];

/**
 * Decides from the provider's response whether the email is sent again. It is not sent again when the provider accepted
 * it, rejected it as invalid, or used the idempotency key for other content (`unknown`). The key prevents a retry from
 * sending a second email.
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
  if (unsentStatuses.includes(status)) return { ...retry, isUnsent: true };
  if (retryableStatuses.includes(status)) return retry;
  return reason === 'concurrent_idempotent_requests' ? retry : { status: 'refused', reason };
}

/** Decides the result of a batch in the same way as that of a single email. */
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
