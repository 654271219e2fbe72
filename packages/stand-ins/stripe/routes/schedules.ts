import { find, type Account } from '../account.ts';
import { periodEndAfter } from '../billing/periods.ts';
import { cancelSchedule, changeSchedule, releaseSchedule, scheduleSubscription } from '../billing/schedules.ts';
import type { Param, Params } from '../form-body.ts';
import type { Api, Handler } from '../http/api.ts';
import { created, during, ofCustomer, readable } from '../http/readable.ts';
import type { Price, SchedulePhase, SubscriptionSchedule } from '../objects.ts';
import { allowOnly, flag, group, integer, list as listOf, metadata, oneOf, requiredText, text } from '../params.ts';
import { isRunning, newPhase } from '../shapes/schedule.ts';
import { isLive } from '../shapes/subscription.ts';
import { invalid, missing } from '../stripe-error.ts';

const END_BEHAVIORS = ['release', 'cancel'] as const;
const PRORATIONS = ['none', 'create_prorations', 'always_invoice'] as const;

export function schedules(api: Api): void {
  api.post('/v1/subscription_schedules', create);
  readable(api, '/v1/subscription_schedules', 'subscription_schedule', {
    customer: ofCustomer,
    scheduled: (value, param) => {
      const isScheduled = flag(value, param);
      return (one) => !isScheduled || one.status === 'not_started';
    },
    created,
    canceled_at: during((one) => one.canceled_at),
    completed_at: during((one) => one.completed_at),
    released_at: during((one) => one.released_at),
  });
  api.post('/v1/subscription_schedules/:id', update);
  api.post('/v1/subscription_schedules/:id/release', release);
  api.post('/v1/subscription_schedules/:id/cancel', cancel);
}

const create: Handler = ({ account, params }) => {
  allowOnly(params, ['from_subscription', 'metadata']);
  const id = text(params.from_subscription, 'from_subscription');
  if (!id)
    throw invalid('The stand-in schedules subscriptions that exist: from_subscription is needed.', 'from_subscription');
  const subscription = find(account, 'subscription', id, 'from_subscription');
  if (!isLive(subscription)) throw missing('subscription', id, 'from_subscription');
  const schedule = scheduleSubscription(account, subscription);
  return params.metadata === undefined
    ? schedule
    : account.store.patch('subscription_schedule', schedule, { metadata: metadata(params.metadata) });
};

const update: Handler = ({ account, params, id }) => {
  allowOnly(params, ['end_behavior', 'metadata', 'phases', 'proration_behavior']);
  const schedule = find(account, 'subscription_schedule', id);
  if (!isRunning(schedule)) {
    throw invalid(`You cannot update a subscription schedule that is \`${schedule.status}\`.`);
  }
  return changeSchedule(account, schedule, {
    end_behavior: oneOf(params.end_behavior, END_BEHAVIORS, 'end_behavior') ?? schedule.end_behavior,
    metadata: metadata(params.metadata, schedule.metadata),
    ...(params.phases === undefined ? {} : phasesOf(account, listOf(params.phases), schedule)),
  });
};

const release: Handler = ({ account, params, id }) => {
  allowOnly(params, ['preserve_cancel_date']);
  flag(params.preserve_cancel_date, 'preserve_cancel_date');
  return releaseSchedule(account, find(account, 'subscription_schedule', id));
};

const cancel: Handler = ({ account, params, id }) => {
  allowOnly(params, ['invoice_now', 'prorate']);
  return cancelSchedule(account, find(account, 'subscription_schedule', id));
};

/** The new phases replace all others, but must include the current phase with its start date. */
function phasesOf(
  account: Account,
  given: Param[],
  { phases, current_phase: running }: SubscriptionSchedule,
): Pick<SubscriptionSchedule, 'phases' | 'current_phase'> {
  const made: SchedulePhase[] = [];
  for (const [at, one] of given.entries()) {
    const before = made.at(-1);
    made.push(phaseOf(account, group(one), `phases[${at}]`, before?.end_date ?? startOfFirst(account, group(one))));
  }
  const now = account.clock.now();
  const current = made.find(({ start_date: start, end_date: end }) => start <= now && end > now);
  const runningPhase = phases.find(({ start_date: start }) => start === running?.start_date);
  if (!current || current.start_date !== running?.start_date) {
    throw invalid('You can not modify the start date of the current phase.', 'phases');
  }
  if (current.items[0]?.price !== runningPhase?.items[0]?.price) {
    throw invalid('The stand-in computes no prorations: the current phase keeps its price.', 'phases[0][items]');
  }
  return { phases: made, current_phase: { start_date: current.start_date, end_date: current.end_date } };
}

function startOfFirst({ clock }: Account, phase: Params): number {
  if (phase.start_date === 'now') return clock.now();
  const start = integer(phase.start_date, 'phases[0][start_date]');
  if (start !== undefined) return start;
  throw invalid(
    'The subscription schedule update is missing at least one phase with a `start_date` to anchor end dates to.',
    'phases',
  );
}

function phaseOf(account: Account, given: Params, param: string, start: number): SchedulePhase {
  allowOnly(given, ['items', 'start_date', 'end_date', 'duration', 'proration_behavior', 'metadata', 'currency'], {
    within: param,
  });
  const [first, second] = listOf(given.items);
  if (second !== undefined) throw invalid('The stand-in sells one thing a subscription.', `${param}[items][1]`);
  const item = group(first);
  allowOnly(item, ['price', 'quantity'], { within: `${param}[items][0]` });
  const place = `${param}[items][0][price]`;
  const price = find(account, 'price', requiredText(item.price, place), place);
  const own = integer(given.start_date === 'now' ? undefined : given.start_date, `${param}[start_date]`) ?? start;
  const end = endOf(given, param, own, price);
  if (own !== start) throw invalid('Phases must follow each other without a gap.', `${param}[start_date]`);
  if (end <= start) throw invalid('The end of a phase must lie after its start.', `${param}[end_date]`);
  return newPhase({
    price,
    quantity: integer(item.quantity, `${param}[items][0][quantity]`) ?? 1,
    start,
    end,
    prorationBehavior:
      oneOf(given.proration_behavior, PRORATIONS, `${param}[proration_behavior]`) ?? 'create_prorations',
    metadata: metadata(given.metadata),
  });
}

/** A phase ends at a date or after a duration; by default after one period of its price. */
function endOf({ end_date: date, duration }: Params, param: string, start: number, price: Price): number {
  if (date !== undefined && duration !== undefined) {
    throw invalid('Only one of `end_date` and `duration` may be given.', `${param}[duration]`);
  }
  const end = integer(date, `${param}[end_date]`);
  if (end !== undefined) return end;
  if (duration === undefined) return periodEndAfter(start, price.recurring, start);
  const { interval, interval_count: count } = group(duration);
  const rhythm = {
    interval: oneOf(interval, ['day', 'week', 'month', 'year'], `${param}[duration][interval]`) ?? 'month',
    interval_count: integer(count, `${param}[duration][interval_count]`) ?? 1,
  };
  return periodEndAfter(start, rhythm, start);
}
