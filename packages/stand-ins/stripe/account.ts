import type { AdjustableClock } from './clock.ts';
import type { TableName, Tables } from './objects.ts';
import type { StripeStore } from './store.ts';
import { createMissingResourceError } from './stripe-error.ts';

export interface StripeAccount {
  readonly store: StripeStore;
  readonly clock: AdjustableClock;
  readonly pagesUrl: string;
  readonly siteName: string;
  cause: { id: string | null; idempotency_key: string | null };
}

export function findRecord<T extends TableName>(
  account: StripeAccount,
  table: T,
  id: string,
  param?: string,
): Tables[T] {
  const row = account.store.get(table, id);
  if (!row) throw createMissingResourceError(table.replaceAll('_', ' '), id, param);
  return row;
}

export function parseCustomerFilter({ store }: StripeAccount, id: string | undefined): string | undefined {
  if (id && !store.get('customer', id) && !store.get('deleted_customer', id))
    throw createMissingResourceError('customer', id, 'customer');
  return id;
}
