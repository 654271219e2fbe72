import Stripe from 'stripe';

/** A test must see each failure, so the client never retries. */
export function createStripeClient(url: string): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe('sk_test_local', { host: hostname, port: Number(port), protocol: 'http', maxNetworkRetries: 0 });
}
