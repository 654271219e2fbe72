import { Global, Module } from '@nestjs/common';
import Stripe from 'stripe';
import { Settings } from '../config/settings.ts';

/** The Stripe API version this product was written against. An upgrade is a decision: a test holds it to the SDK's. */
export const stripeApiVersion = '2026-10-28.endive';

/** The one client of Stripe; only the billing module uses it. Gives up after 10 s, repeats a failed call twice. */
export function stripeClient(settings: Settings): Stripe {
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
  providers: [{ provide: Stripe, inject: [Settings], useFactory: stripeClient }],
  exports: [Stripe],
})
export class StripeModule {}
