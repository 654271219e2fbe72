import { findRecord, type StripeAccount } from '../account.ts';
import { recordEvent } from '../events.ts';
import type { PortalConfiguration, PortalSession, Subscription } from '../objects.ts';
import type { CardBehaviour } from '../shapes/customer.ts';
import { newPortalConfiguration } from '../shapes/portal.ts';
import { isLiveSubscription } from '../shapes/subscription.ts';
import { attachCard } from './customers.ts';
import { retryPayment } from './pending-updates.ts';
import { releaseSchedule } from './schedules.ts';
import { cancelAtPeriodEnd, changeSubscription, endSubscription } from './subscriptions.ts';

export function getDefaultPortalConfiguration(account: StripeAccount): PortalConfiguration {
  const known = account.store.all('billing_portal.configuration').find((one) => one.is_default);
  return known ?? addPortalConfiguration(account, newPortalConfiguration(account.clock.now(), true));
}

export function addPortalConfiguration(
  account: StripeAccount,
  configuration: PortalConfiguration,
): PortalConfiguration {
  recordEvent(account, 'billing_portal.configuration.created', configuration);
  return account.store.put('billing_portal.configuration', configuration);
}

export function findPortalSubscription({ store }: StripeAccount, session: PortalSession): Subscription | undefined {
  const all = store.all('subscription').filter(({ customer }) => customer === session.customer);
  return all.findLast(isLiveSubscription) ?? all.at(-1);
}

type CancelFeature = PortalConfiguration['features']['subscription_cancel'];

export function cancelFromPortal(
  account: StripeAccount,
  subscription: Subscription,
  { enabled, mode }: CancelFeature,
): void {
  if (!enabled) return;
  if (mode === 'immediately') return endSubscription(account, subscription, 'cancellation_requested');
  const schedule = subscription.schedule
    ? findRecord(account, 'subscription_schedule', subscription.schedule)
    : undefined;
  if (schedule) releaseSchedule(account, schedule);
  cancelAtPeriodEnd(account, findRecord(account, 'subscription', subscription.id), true);
}

export function resumeFromPortal(account: StripeAccount, subscription: Subscription): void {
  cancelAtPeriodEnd(account, subscription, false);
}

export function updateCard(account: StripeAccount, subscription: Subscription, behaviour: CardBehaviour): void {
  const { store } = account;
  const customer = findRecord(account, 'customer', subscription.customer);
  const card = attachCard(account, customer, behaviour);
  changeSubscription(account, subscription, { default_payment_method: card.id });
  const unpaid = store
    .all('invoice')
    .filter(({ customer: owner, status }) => owner === customer.id && status === 'open');
  for (const invoice of unpaid) retryPayment(account, invoice);
}
