import type { BatchResult, SendResult } from '../../domain/provider-response.ts';
import type { BatchEmail } from '../providers/email-provider.ts';

export interface BatchOutcome {
  readonly id: string;
  readonly state: 'sent' | 'failed' | 'suppressed' | 'unknown';
  readonly reason?: string;
  readonly providerId?: string;
}

/** Halving a rejected batch finds the email that the provider rejects. */
export function listBatchesToRetry(emails: readonly BatchEmail[], result: BatchResult): (readonly BatchEmail[])[] {
  if (result.status === 'rejected' && emails.length > 1) {
    const half = Math.ceil(emails.length / 2);
    return [emails.slice(0, half), emails.slice(half)];
  }
  if (result.status !== 'done') return [];
  const again = new Set(result.results.filter((one) => one.result.status === 'retry').map(({ id }) => id));
  return again.size > 0 ? [emails.filter(({ id }) => again.has(id))] : [];
}

export function listOutcomes(emails: readonly BatchEmail[], result: BatchResult): BatchOutcome[] {
  if (result.status === 'done') return result.results.flatMap((one) => toOutcome(one.id, one.result));
  if (result.status === 'unknown') return emails.map(({ id }) => ({ id, state: 'unknown', reason: result.reason }));
  const isFound = result.status === 'rejected' && emails.length === 1;
  return isFound ? emails.map(({ id }) => ({ id, state: 'failed', reason: result.reason })) : [];
}

function toOutcome(id: string, result: SendResult): BatchOutcome[] {
  if (result.status === 'accepted') return [{ id, state: 'sent', providerId: result.id }];
  if (result.status === 'refused') return [{ id, state: 'failed', reason: result.reason }];
  return result.status === 'unknown' ? [{ id, state: 'unknown', reason: result.reason }] : [];
}
