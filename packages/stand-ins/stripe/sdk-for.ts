import Stripe from 'stripe';

/** The real SDK, led to a stand-in. Nothing is asked twice, so that what goes wrong is seen. */
export function sdkFor(url: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe('sk_test_local', { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries: 0 });
}
