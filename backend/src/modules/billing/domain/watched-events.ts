/** What may change a membership. Any other event is stored and set aside. */
export const watchedEvents: readonly string[] = [
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

/** Whom an event concerns: the customer it names, or whoever made the payment it names. */
export interface Concern {
  readonly stripeCustomerId: string | null;
  readonly chargeId: string | null;
}

/** Undefined when the event says nothing of a membership. */
export function concernOf(type: string, reported: object): Concern | undefined {
  if (!watchedEvents.includes(type)) return undefined;
  const stripeCustomerId = customerOf(reported) ?? null;
  const chargeId = textOf((reported as { charge?: unknown }).charge) ?? null;
  return stripeCustomerId || chargeId ? { stripeCustomerId, chargeId } : undefined;
}

/** The customer an event's object belongs to, or is; none for objects that name no customer. */
export function customerOf(reported: object): string | undefined {
  const { object, id, customer } = reported as { object?: unknown; id?: unknown; customer?: unknown };
  if (object === 'customer') return textOf(id);
  return textOf(customer) ?? textOf((customer as { id?: unknown } | null | undefined)?.id);
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
