import type { KeptAnswer } from '../objects.ts';
import type { Store } from '../store.ts';
import { StripeError } from '../stripe-error.ts';

const KEPT_FOR_MS = 24 * 3_600_000;

/**
 * The answer kept for a key, if the request was made before.
 * Refused requests are not kept, so a corrected or repeated one may use the key again.
 * @throws StripeError when the key came with other parameters
 */
export function keptAnswer(store: Store, key: string, fingerprint: string): KeptAnswer | undefined {
  const kept = store.get('kept_answer', key);
  if (!kept || Date.now() - kept.at > KEPT_FOR_MS) return undefined;
  if (kept.fingerprint === fingerprint) return kept;
  throw new StripeError(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** Call it in the transaction of what the answer reports. */
export function keepAnswer(store: Store, answer: Omit<KeptAnswer, 'at'>): void {
  store.put('kept_answer', { ...answer, at: Date.now() });
}

/** Keys whose first request is still being answered. */
export class KeysInUse {
  private readonly keys = new Set<string>();

  /** @throws StripeError 409 while another request holds the key */
  async hold<R>(key: string | undefined, work: () => Promise<R>): Promise<R> {
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

/** Forgets keys older than a day. */
export function forgetOldKeys(store: Store): void {
  const old = store.all('kept_answer').filter(({ at }) => Date.now() - at > KEPT_FOR_MS);
  for (const { id } of old) store.remove('kept_answer', id);
}
