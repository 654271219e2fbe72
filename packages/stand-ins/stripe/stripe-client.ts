import Stripe from 'stripe';

/** Connects the Stripe SDK to a stand-in. Never retries, so that a test sees each failure. */
export function createStripeClient(url: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe('sk_test_local', { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries: 0 });
}
