import type { StoredResponse } from '../objects.ts';
import type { StripeStore } from '../store.ts';
import { StripeError } from '../stripe-error.ts';

const STORED_FOR_MS = 24 * 3_600_000;

/** A rejected request has no stored response, so a corrected request may use the same key. */
export function findStoredResponse(store: StripeStore, key: string, fingerprint: string): StoredResponse | undefined {
  const kept = store.get('kept_answer', key);
  if (!kept || Date.now() - kept.at > STORED_FOR_MS) return undefined;
  if (kept.fingerprint === fingerprint) return kept;
  throw new StripeError(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

export function storeResponse(store: StripeStore, answer: Omit<StoredResponse, 'at'>): void {
  store.put('kept_answer', { ...answer, at: Date.now() });
}

export class IdempotencyKeysInUse {
  private readonly keys = new Set<string>();

  /** Throws a 409 StripeError while another request uses the key. */
  async runExclusively<R>(key: string | undefined, work: () => Promise<R>): Promise<R> {
    if (key === undefined) return work();
    if (this.keys.has(key)) {
      throw new StripeError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotency-Key: ${key}.`,
      });
    }
    this.keys.add(key);
    try {
      return await work();
    } finally {
      this.keys.delete(key);
    }
  }
}

export function deleteOldIdempotencyKeys(store: StripeStore): void {
  const old = store.all('kept_answer').filter(({ at }) => Date.now() - at > STORED_FOR_MS);
  for (const { id } of old) store.remove('kept_answer', id);
}
