import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { realTime } from '#kernel/real-time.ts';
import { Settings } from '#platform/config/settings.ts';
import { StripeUnavailable } from '../../domain/errors.ts';

const callTimeoutMs = 10_000;
const failuresBeforePause = 5;
const pauseMs = 10_000;

/** A call can still succeed after its timeout, so each call must be safe to repeat. */
@Injectable()
export class StripeCircuitBreaker {
  private failures = 0;
  private restsUntil = 0;
  private readonly log = new Logger('billing');

  constructor(private readonly settings: Settings) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (realTime().getTime() < this.restsUntil) throw new StripeUnavailable();
    try {
      const answer = await withTimeout(work(), callTimeoutMs * this.settings.patience);
      this.failures = 0;
      return answer;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) && !(error instanceof StripeTimeout)) throw error;
      this.log.error({ event: 'billing.stripe-failed', ...toLogFields(error) });
      if (!isRejectedByStripe(error)) this.countFailure();
      throw new StripeUnavailable(error);
    }
  }

  private countFailure(): void {
    this.failures += 1;
    if (this.failures < failuresBeforePause) return;
    this.failures = 0;
    this.restsUntil = realTime().getTime() + pauseMs;
  }
}

/** Stripe repeats a final error for the same idempotency key, so the next try needs a new key. */
export const isFinalStripeError = (error: unknown): boolean =>
  httpStatus(error) >= 400 && !temporaryStatuses.includes(httpStatus(error));

export const isRejectedByStripe = (error: unknown): boolean => isFinalStripeError(error) && httpStatus(error) < 500;

/** Stripe returns 409 while a request with the same idempotency key runs, and 429 at the rate limit. */
const temporaryStatuses = [409, 429];

const httpStatus = (error: unknown): number =>
  (error instanceof Stripe.errors.StripeError ? error.statusCode : undefined) ?? 0;

export const isMissingInStripe = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

function toLogFields(error: Stripe.errors.StripeError | StripeTimeout) {
  if (error instanceof StripeTimeout) return { fault: error.message };
  const { type, code, statusCode, requestId, message } = error;
  return { fault: message, type, code, statusCode, stripeRequest: requestId };
}

class StripeTimeout extends Error {
  override readonly name = 'StripeTimeout';
}

async function withTimeout<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StripeTimeout(`No answer from Stripe within ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([work, alarm]);
  } finally {
    clearTimeout(timer);
  }
}
