import { Global, Module } from '@nestjs/common';
import Stripe from 'stripe';
import { Settings } from '../config/settings.ts';

/**
 * The Stripe API version this product was written against. A test fails when the SDK has another version, so that an
 * upgrade never happens unnoticed.
 */
export const stripeApiVersion = '2026-10-28.endive';

/** The only Stripe client; only the billing module uses it. Times out after 10 s, retries a failed call twice. */
export function createStripeClient(settings: Settings): Stripe {
  const local = settings.stripeApiUrl ? new URL(settings.stripeApiUrl) : undefined;
  return new Stripe(settings.stripeSecretKey, {
    apiVersion: stripeApiVersion,
    timeout: 10_000 * settings.patience,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(local ? { host: local.hostname, port: local.port, protocol: 'http' as const } : {}),
  });
}

@Global()
@Module({
  providers: [{ provide: Stripe, inject: [Settings], useFactory: createStripeClient }],
  exports: [Stripe],
})
export class StripeModule {}
