import type Stripe from 'stripe';
import { idOf } from '../stripe/values.ts';

/** Releases the schedule of a subscription, so that a pending change does not happen. Does nothing without one. */
export async function releaseSchedule(
  stripe: Stripe,
  { schedule }: Stripe.Subscription,
  options: Stripe.RequestOptions = {},
): Promise<void> {
  if (schedule) await stripe.subscriptionSchedules.release(idOf(schedule), {}, options);
}
