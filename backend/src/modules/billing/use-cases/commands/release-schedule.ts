import type Stripe from 'stripe';
import { idOf } from '../stripe/values.ts';

/** Lets a subscription go on as it is: what was to change does not. Nothing happens where nothing was to change. */
export async function releaseSchedule(
  stripe: Stripe,
  { schedule }: Stripe.Subscription,
  options: Stripe.RequestOptions = {},
): Promise<void> {
  if (schedule) await stripe.subscriptionSchedules.release(idOf(schedule), {}, options);
}
