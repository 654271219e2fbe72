import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Settings } from '#platform/config/settings.ts';
import { stripeApiVersion } from '#platform/stripe/stripe.module.ts';
import { StripeUnavailable, UnknownPrice } from '../../domain/errors.ts';
import { StripeCircuitBreaker, isFinalStripeError, isRejectedByStripe } from './stripe-circuit-breaker.ts';

const { StripeAPIError, StripeConnectionError, StripeInvalidRequestError } = Stripe.errors;
const broken = () => Promise.reject(new StripeConnectionError({ type: 'api_error', message: 'gone' }));
const refused = () =>
  Promise.reject(new StripeInvalidRequestError({ type: 'invalid_request_error', statusCode: 400, message: 'no' }));

describe('StripeCircuitBreaker', () => {
  beforeAll(() => Logger.overrideLogger(false));
  afterEach(() => jest.useRealTimers());

  it('uses the API version of this product', () => {
    expect(stripeApiVersion).toBe(Stripe.API_VERSION);
  });

  it('passes results and our own errors through', async () => {
    const line = new StripeCircuitBreaker(new Settings());
    await expect(line.run(() => Promise.resolve('answer'))).resolves.toBe('answer');
    await expect(line.run(() => Promise.reject(new UnknownPrice()))).rejects.toBeInstanceOf(UnknownPrice);
  });

  it('throws StripeUnavailable for any error of Stripe', async () => {
    await expect(new StripeCircuitBreaker(new Settings()).run(broken)).rejects.toBeInstanceOf(StripeUnavailable);
    await expect(new StripeCircuitBreaker(new Settings()).run(refused)).rejects.toBeInstanceOf(StripeUnavailable);
  });

  it('times out after ten seconds', async () => {
    jest.useFakeTimers();
    const given = expect(
      new StripeCircuitBreaker(new Settings()).run(() => new Promise(() => undefined)),
    ).rejects.toBeInstanceOf(StripeUnavailable);
    await jest.advanceTimersByTimeAsync(10_000);
    await given;
  });

  it('opens for ten seconds after five failures in a row', async () => {
    jest.useFakeTimers();
    const line = new StripeCircuitBreaker(new Settings());
    for (let failure = 0; failure < 5; failure += 1) await line.run(broken).catch(() => undefined);
    const work = jest.fn(() => Promise.resolve('answer'));
    await expect(line.run(work)).rejects.toBeInstanceOf(StripeUnavailable);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    await expect(line.run(work)).resolves.toBe('answer');
  });

  it('does not count a refusal as a failure', async () => {
    const line = new StripeCircuitBreaker(new Settings());
    for (let refusal = 0; refusal < 9; refusal += 1) await line.run(refused).catch(() => undefined);
    await expect(line.run(() => Promise.resolve('answer'))).resolves.toBe('answer');
  });
});

describe('result of a failed request', () => {
  const invalid = (statusCode: number) => new StripeInvalidRequestError({ type: 'invalid_request_error', statusCode });

  it('is known when Stripe has sent a final response', () => {
    expect(isFinalStripeError(invalid(400))).toBe(true);
    expect(isFinalStripeError(new StripeAPIError({ type: 'api_error', statusCode: 500 }))).toBe(true);
    expect(isFinalStripeError(invalid(409))).toBe(false);
    expect(isFinalStripeError(new StripeConnectionError({ type: 'api_error' }))).toBe(false);
  });

  it('is no effect only when Stripe refused it', () => {
    expect(isRejectedByStripe(invalid(404))).toBe(true);
    expect(isRejectedByStripe(new StripeAPIError({ type: 'api_error', statusCode: 500 }))).toBe(false);
  });
});
