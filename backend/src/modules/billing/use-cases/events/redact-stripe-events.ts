import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { StripeEvent } from '../../domain/stripe-event.entity.ts';

/** Leaves the ids, so that a reconciliation does not store the events of a deleted customer again. */
export async function redactStripeEvents(em: EntityManager, stripeCustomerId: string, now: Date): Promise<void> {
  const redacted = { payload: { data: { object: {} } }, stripeCustomerId: null, fault: null };
  const processedAt = raw<Date>('coalesce(processed_at, ?)', [now]);
  await em.nativeUpdate(StripeEvent, { stripeCustomerId }, { ...redacted, processedAt });
}
