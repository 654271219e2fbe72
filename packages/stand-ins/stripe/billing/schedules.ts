import { findRecord, type StripeAccount } from '../account.ts';
import { recordEvent, type StripeEventType } from '../events.ts';
import type { Price, SchedulePhase, Subscription, SubscriptionSchedule } from '../objects.ts';
import { isRunningSchedule, newSchedule } from '../shapes/schedule.ts';
import { getSubscriptionItem } from '../shapes/subscription.ts';
import { createInvalidRequestError } from '../stripe-error.ts';
import { changePrice, changeSubscription, endSubscription } from './subscriptions.ts';

export function scheduleSubscription(account: StripeAccount, subscription: Subscription): SubscriptionSchedule {
  if (subscription.schedule) {
    throw createInvalidRequestError(
      `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`,
      'from_subscription',
    );
  }
  const schedule = account.store.put('subscription_schedule', newSchedule(account.clock.now(), subscription));
  changeSubscription(account, subscription, {
    schedule: schedule.id,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
  });
  recordEvent(account, 'subscription_schedule.created', schedule);
  return schedule;
}

export function changeSchedule(
  account: StripeAccount,
  schedule: SubscriptionSchedule,
  changes: Partial<SubscriptionSchedule>,
): SubscriptionSchedule {
  const changed = account.store.patch('subscription_schedule', schedule, changes);
  recordEvent(account, 'subscription_schedule.updated', changed, schedule);
  return changed;
}

export function endSchedulePhase(account: StripeAccount, schedule: SubscriptionSchedule): void {
  const moment = account.clock.now();
  const next = schedule.phases.find(({ start_date: start }) => start >= (schedule.current_phase?.end_date ?? moment));
  if (next) return beginPhase(account, schedule, next);
  if (schedule.end_behavior !== 'cancel') return void releaseSchedule(account, schedule);
  const subscription = findSubscription(account, schedule);
  finish(account, schedule, 'subscription_schedule.completed', { status: 'completed', completed_at: moment });
  if (subscription) endSubscription(account, detached(account, subscription), 'cancellation_requested');
}

function beginPhase(account: StripeAccount, schedule: SubscriptionSchedule, phase: SchedulePhase): void {
  changeSchedule(account, schedule, {
    current_phase: { start_date: phase.start_date, end_date: phase.end_date },
  });
  const subscription = findSubscription(account, schedule);
  if (subscription) changePrice(account, subscription, getPhasePrice(account, phase));
}

export function releaseSchedule(account: StripeAccount, schedule: SubscriptionSchedule): SubscriptionSchedule {
  mustRun(schedule, 'released');
  const subscription = findSubscription(account, schedule);
  if (subscription) detached(account, subscription);
  return finish(account, schedule, 'subscription_schedule.released', {
    status: 'released',
    released_at: account.clock.now(),
    released_subscription: schedule.subscription,
    subscription: null,
  });
}

export function cancelSchedule(account: StripeAccount, schedule: SubscriptionSchedule): SubscriptionSchedule {
  mustRun(schedule, 'canceled');
  const subscription = findSubscription(account, schedule);
  if (subscription) endSubscription(account, subscription, 'cancellation_requested');
  return findRecord(account, 'subscription_schedule', schedule.id);
}

export function getPhasePrice(account: StripeAccount, phase: SchedulePhase): Price {
  const [item] = phase.items;
  return findRecord(account, 'price', item?.price ?? '', 'phases[items][price]');
}

function findSubscription({ store }: StripeAccount, { subscription }: SubscriptionSchedule): Subscription | undefined {
  return subscription === null ? undefined : store.get('subscription', subscription);
}

function detached(account: StripeAccount, subscription: Subscription): Subscription {
  return changeSubscription(account, subscription, { schedule: null });
}

function finish(
  account: StripeAccount,
  schedule: SubscriptionSchedule,
  type: StripeEventType,
  changes: Partial<SubscriptionSchedule>,
): SubscriptionSchedule {
  const finished = account.store.patch('subscription_schedule', schedule, { current_phase: null, ...changes });
  recordEvent(account, type, finished, schedule);
  return finished;
}

function mustRun(schedule: SubscriptionSchedule, verb: string): void {
  if (isRunningSchedule(schedule)) return;
  throw createInvalidRequestError(
    `You cannot perform this action: only a schedule that is \`not_started\` or \`active\` can be ${verb}. This one is \`${schedule.status}\`.`,
  );
}

export function getPhaseEnd(schedule: SubscriptionSchedule): number | null {
  return isRunningSchedule(schedule) ? (schedule.current_phase?.end_date ?? null) : null;
}

export function getNextPrice(account: StripeAccount, subscription: Subscription): Price {
  const { price, current_period_end: end } = getSubscriptionItem(subscription);
  const schedule = subscription.schedule
    ? account.store.get('subscription_schedule', subscription.schedule)
    : undefined;
  const phase = schedule?.phases.find(({ start_date: start, end_date: over }) => start <= end && over > end);
  return phase ? getPhasePrice(account, phase) : price;
}
