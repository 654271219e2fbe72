import { Global, Module } from '@nestjs/common';
import Stripe from 'stripe';
import { Settings } from '../config/settings.ts';

/** A test compares this version with the Stripe SDK, so that no upgrade changes the API version silently. */
export const stripeApiVersion = '2026-10-28.endive';

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
