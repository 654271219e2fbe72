import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Settings } from '#platform/config/settings.ts';
import { StripeUnavailable } from '../../domain/errors.ts';

const patienceMs = 10_000;
const failuresInARow = 5;
const restMs = 10_000;

/**
 * Timeout (ten seconds) and circuit breaker (open for ten seconds after five failures) for Stripe calls during a
 * request. A call can still succeed after the timeout, so it must be safe to repeat.
 */
@Injectable()
export class StripeLine {
  private failures = 0;
  private restsUntil = 0;
  private readonly log = new Logger('billing');

  constructor(private readonly settings: Settings) {}

  async ask<T>(work: () => Promise<T>): Promise<T> {
    if (Date.now() < this.restsUntil) throw new StripeUnavailable();
    try {
      const answer = await inTime(work(), patienceMs * this.settings.patience);
      this.failures = 0;
      return answer;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) && !(error instanceof TooSlow)) throw error;
      this.log.error({ event: 'billing.stripe-failed', ...toldOf(error) });
      if (!wasRefused(error)) this.countFailure();
      throw new StripeUnavailable(error);
    }
  }

  private countFailure(): void {
    this.failures += 1;
    if (this.failures < failuresInARow) return;
    this.failures = 0;
    this.restsUntil = Date.now() + restMs;
  }
}

/**
 * True when Stripe's response is final: it repeats it for the same idempotency key, so the next try needs a new key.
 * False when the result is unknown, so the next try must use the same key.
 */
export const wasAnswered = (error: unknown): boolean => statusOf(error) >= 400 && !passing.includes(statusOf(error));

/** True when Stripe refused the request, so that it had no effect. */
export const wasRefused = (error: unknown): boolean => wasAnswered(error) && statusOf(error) < 500;

/** A request with the same key is running, or the rate limit is reached. */
const passing = [409, 429];

const statusOf = (error: unknown): number =>
  (error instanceof Stripe.errors.StripeError ? error.statusCode : undefined) ?? 0;

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

/** Log fields of a failure, without request and response. */
function toldOf(error: Stripe.errors.StripeError | TooSlow) {
  if (error instanceof TooSlow) return { fault: error.message };
  const { type, code, statusCode, requestId, message } = error;
  return { fault: message, type, code, statusCode, stripeRequest: requestId };
}

class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`No answer from Stripe within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([work, alarm]);
  } finally {
    clearTimeout(timer);
  }
}
