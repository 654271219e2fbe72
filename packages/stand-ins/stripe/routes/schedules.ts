import { findRecord, type StripeAccount } from '../account.ts';
import { computePeriodEnd } from '../billing/periods.ts';
import { cancelSchedule, changeSchedule, releaseSchedule, scheduleSubscription } from '../billing/schedules.ts';
import type { FormParam, FormParams } from '../form-body.ts';
import type { StripeApi, ApiHandler } from '../http/api.ts';
import { createdFilter, createTimeRangeFilter, customerFilter, registerReadRoutes } from '../http/readable.ts';
import type { Price, SchedulePhase, SubscriptionSchedule } from '../objects.ts';
import {
  rejectUnknownParams,
  parseBoolean,
  parseParamGroup,
  parseInteger,
  parseParamList as listOf,
  parseMetadata,
  parseChoice,
  parseRequiredText,
  parseText,
} from '../params.ts';
import { isRunningSchedule, newSchedulePhase } from '../shapes/schedule.ts';
import { isLiveSubscription } from '../shapes/subscription.ts';
import { createInvalidRequestError, createMissingResourceError } from '../stripe-error.ts';

const END_BEHAVIORS = ['release', 'cancel'] as const;
const PRORATIONS = ['none', 'create_prorations', 'always_invoice'] as const;

export function registerScheduleRoutes(api: StripeApi): void {
  api.post('/v1/subscription_schedules', create);
  registerReadRoutes(api, '/v1/subscription_schedules', 'subscription_schedule', {
    customer: customerFilter,
    scheduled: (value, param) => {
      const isScheduled = parseBoolean(value, param);
      return (one) => !isScheduled || one.status === 'not_started';
    },
    created: createdFilter,
    canceled_at: createTimeRangeFilter((one) => one.canceled_at),
    completed_at: createTimeRangeFilter((one) => one.completed_at),
    released_at: createTimeRangeFilter((one) => one.released_at),
  });
  api.post('/v1/subscription_schedules/:id', update);
  api.post('/v1/subscription_schedules/:id/release', release);
  api.post('/v1/subscription_schedules/:id/cancel', cancel);
}

const create: ApiHandler = ({ account, params }) => {
  rejectUnknownParams(params, ['from_subscription', 'metadata']);
  const id = parseText(params.from_subscription, 'from_subscription');
  if (!id)
    throw createInvalidRequestError(
      'The stand-in schedules subscriptions that exist: from_subscription is needed.',
      'from_subscription',
    );
  const subscription = findRecord(account, 'subscription', id, 'from_subscription');
  if (!isLiveSubscription(subscription)) throw createMissingResourceError('subscription', id, 'from_subscription');
  const schedule = scheduleSubscription(account, subscription);
  return params.metadata === undefined
    ? schedule
    : account.store.patch('subscription_schedule', schedule, { metadata: parseMetadata(params.metadata) });
};

const update: ApiHandler = ({ account, params, id }) => {
  rejectUnknownParams(params, ['end_behavior', 'metadata', 'phases', 'proration_behavior']);
  const schedule = findRecord(account, 'subscription_schedule', id);
  if (!isRunningSchedule(schedule)) {
    throw createInvalidRequestError(`You cannot update a subscription schedule that is \`${schedule.status}\`.`);
  }
  return changeSchedule(account, schedule, {
    end_behavior: parseChoice(params.end_behavior, END_BEHAVIORS, 'end_behavior') ?? schedule.end_behavior,
    metadata: parseMetadata(params.metadata, schedule.metadata),
    ...(params.phases === undefined ? {} : phasesOf(account, listOf(params.phases), schedule)),
  });
};

const release: ApiHandler = ({ account, params, id }) => {
  rejectUnknownParams(params, ['preserve_cancel_date']);
  parseBoolean(params.preserve_cancel_date, 'preserve_cancel_date');
  return releaseSchedule(account, findRecord(account, 'subscription_schedule', id));
};

const cancel: ApiHandler = ({ account, params, id }) => {
  rejectUnknownParams(params, ['invoice_now', 'prorate']);
  return cancelSchedule(account, findRecord(account, 'subscription_schedule', id));
};

/** The new phases replace all phases, so they must contain the current phase with its start date. */
function phasesOf(
  account: StripeAccount,
  given: FormParam[],
  { phases, current_phase: running }: SubscriptionSchedule,
): Pick<SubscriptionSchedule, 'phases' | 'current_phase'> {
  const made: SchedulePhase[] = [];
  for (const [at, one] of given.entries()) {
    const before = made.at(-1);
    made.push(
      phaseOf(
        account,
        parseParamGroup(one),
        `phases[${at}]`,
        before?.end_date ?? startOfFirst(account, parseParamGroup(one)),
      ),
    );
  }
  const now = account.clock.now();
  const current = made.find(({ start_date: start, end_date: end }) => start <= now && end > now);
  const runningPhase = phases.find(({ start_date: start }) => start === running?.start_date);
  if (!current || current.start_date !== running?.start_date) {
    throw createInvalidRequestError('You can not modify the start date of the current phase.', 'phases');
  }
  if (current.items[0]?.price !== runningPhase?.items[0]?.price) {
    throw createInvalidRequestError(
      'The stand-in computes no prorations: the current phase keeps its price.',
      'phases[0][items]',
    );
  }
  return { phases: made, current_phase: { start_date: current.start_date, end_date: current.end_date } };
}

function startOfFirst({ clock }: StripeAccount, phase: FormParams): number {
  if (phase.start_date === 'now') return clock.now();
  const start = parseInteger(phase.start_date, 'phases[0][start_date]');
  if (start !== undefined) return start;
  throw createInvalidRequestError(
    'The subscription schedule update is missing at least one phase with a `start_date` to anchor end dates to.',
    'phases',
  );
}

function phaseOf(account: StripeAccount, given: FormParams, param: string, start: number): SchedulePhase {
  rejectUnknownParams(
    given,
    ['items', 'start_date', 'end_date', 'duration', 'proration_behavior', 'metadata', 'currency'],
    {
      within: param,
    },
  );
  const [first, second] = listOf(given.items);
  if (second !== undefined)
    throw createInvalidRequestError('The stand-in sells one thing a subscription.', `${param}[items][1]`);
  const item = parseParamGroup(first);
  rejectUnknownParams(item, ['price', 'quantity'], { within: `${param}[items][0]` });
  const place = `${param}[items][0][price]`;
  const price = findRecord(account, 'price', parseRequiredText(item.price, place), place);
  const own = parseInteger(given.start_date === 'now' ? undefined : given.start_date, `${param}[start_date]`) ?? start;
  const end = endOf(given, param, own, price);
  if (own !== start)
    throw createInvalidRequestError('Phases must follow each other without a gap.', `${param}[start_date]`);
  if (end <= start)
    throw createInvalidRequestError('The end of a phase must lie after its start.', `${param}[end_date]`);
  return newSchedulePhase({
    price,
    quantity: parseInteger(item.quantity, `${param}[items][0][quantity]`) ?? 1,
    start,
    end,
    prorationBehavior:
      parseChoice(given.proration_behavior, PRORATIONS, `${param}[proration_behavior]`) ?? 'create_prorations',
    metadata: parseMetadata(given.metadata),
  });
}

function endOf({ end_date: date, duration }: FormParams, param: string, start: number, price: Price): number {
  if (date !== undefined && duration !== undefined) {
    throw createInvalidRequestError('Only one of `end_date` and `duration` may be given.', `${param}[duration]`);
  }
  const end = parseInteger(date, `${param}[end_date]`);
  if (end !== undefined) return end;
  if (duration === undefined) return computePeriodEnd(start, price.recurring, start);
  const { interval, interval_count: count } = parseParamGroup(duration);
  const rhythm = {
    interval: parseChoice(interval, ['day', 'week', 'month', 'year'], `${param}[duration][interval]`) ?? 'month',
    interval_count: parseInteger(count, `${param}[duration][interval_count]`) ?? 1,
  };
  return computePeriodEnd(start, rhythm, start);
}
