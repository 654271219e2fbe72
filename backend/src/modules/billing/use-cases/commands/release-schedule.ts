import type Stripe from 'stripe';

/** Lets a subscription go on as it is: what was to change does not. Nothing happens where nothing was to change. */
export async function releaseSchedule(
  stripe: Stripe,
  { schedule }: Stripe.Subscription,
  options: Stripe.RequestOptions = {},
): Promise<void> {
  if (schedule) await stripe.subscriptionSchedules.release(idOf(schedule), {}, options);
}

export const idOf = (named: string | { id: string }): string => (typeof named === 'string' ? named : named.id);
