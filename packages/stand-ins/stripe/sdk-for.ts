import Stripe from 'stripe';

/** Connects the real SDK to a stand-in, without retries, so that failures are visible. */
export function createStripeClient(url: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe('sk_test_local', { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries: 0 });
}
