import type Stripe from 'stripe';
import { wasRefused } from '../stripe/stripe-line.ts';

/** Makes sure that a checkout session cannot be paid any more. One that is paid or over already is left as it is. */
export async function endSession(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!wasRefused(error)) throw error;
  }
}
