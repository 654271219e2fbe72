import type { StripeAccount } from '../account.ts';
import { isLiveSubscription, getSubscriptionItem } from '../shapes/subscription.ts';
import { expireCheckoutSession } from './checkout.ts';
import { expirePendingUpdate } from './pending-updates.ts';
import { endSchedulePhase, getPhaseEnd } from './schedules.ts';
import { endSubscription, renewSubscription, retryInvoice } from './subscriptions.ts';

interface Due {
  moment: number;
  happen: () => unknown;
}

export function runDueBillingTasks(account: StripeAccount): void {
  const { store, clock } = account;
  if (clock.isSettling) return;
  const now = clock.now();
  for (let next = earliest(account, now); next; next = earliest(account, now)) {
    const { moment, happen } = next;
    clock.runAtTime(moment, () => store.transaction(happen));
  }
}

function earliest(account: StripeAccount, now: number): Due | undefined {
  let first: Due | undefined;
  const consider = (moment: number | null, happen: () => unknown) => {
    if (moment !== null && moment <= now && (!first || moment < first.moment)) first = { moment, happen };
  };
  for (const session of account.store.all('checkout.session')) {
    if (session.status === 'open') consider(session.expires_at, () => expireCheckoutSession(account, session));
  }
  // A renewal at the same time must charge the new price, so price changes come first.
  for (const schedule of account.store.all('subscription_schedule')) {
    consider(getPhaseEnd(schedule), () => endSchedulePhase(account, schedule));
  }
  for (const subscription of account.store.all('subscription')) {
    if (!isLiveSubscription(subscription) || subscription.status === 'paused') continue;
    consider(subscription.pending_update?.expires_at ?? null, () => expirePendingUpdate(account, subscription));
    if (!subscription.cancel_at_period_end) {
      consider(subscription.cancel_at, () => endSubscription(account, subscription, 'cancellation_requested'));
    }
    consider(getSubscriptionItem(subscription).current_period_end, () => renewSubscription(account, subscription));
  }
  for (const invoice of account.store.all('invoice')) {
    if (invoice.status === 'open') consider(invoice.next_payment_attempt, () => retryInvoice(account, invoice));
  }
  return first;
}
