export const watchedEventTypes: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
  'subscription_schedule.aborted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'customer.deleted',
];

export interface AffectedCustomer {
  readonly stripeCustomerId: string | null;
  readonly chargeId: string | null;
}

export function findAffectedCustomer(type: string, reported: object): AffectedCustomer | undefined {
  if (!watchedEventTypes.includes(type)) return undefined;
  const stripeCustomerId = readCustomerId(reported) ?? null;
  const chargeId = toTextOrUndefined((reported as { charge?: unknown }).charge) ?? null;
  return stripeCustomerId || chargeId ? { stripeCustomerId, chargeId } : undefined;
}

export function readCustomerId(reported: object): string | undefined {
  const { object, id, customer } = reported as { object?: unknown; id?: unknown; customer?: unknown };
  if (object === 'customer') return toTextOrUndefined(id);
  return toTextOrUndefined(customer) ?? toTextOrUndefined((customer as { id?: unknown } | null | undefined)?.id);
}

const toTextOrUndefined = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
