export const stripeUrl = process.env['STRIPE_STANDIN_URL'] ?? 'http://localhost:3001';

/** A reused connection fails with "socket hang up" if the stand-in closes it after its idle time at that moment. */
export const newConnection = { connection: 'close' };

export const stripeApiHeaders = { ...newConnection, authorization: 'Bearer sk_test_local' };
