import type { Clock } from './clock.ts';
import type { TableName, Tables } from './objects.ts';
import type { Store } from './store.ts';
import { missing } from './stripe-error.ts';

export interface Account {
  readonly store: Store;
  readonly clock: Clock;
  readonly pagesUrl: string;
  readonly siteName: string;
  /** The API request in progress; events contain it as their cause. */
  cause: { id: string | null; idempotency_key: string | null };
}

/**
 * Returns the row with this id.
 * @throws StripeError resource_missing
 */
export function find<T extends TableName>(account: Account, table: T, id: string, param?: string): Tables[T] {
  const row = account.store.get(table, id);
  if (!row) throw missing(table.replaceAll('_', ' '), id, param);
  return row;
}

export function filterCustomer({ store }: Account, id: string | undefined): string | undefined {
  if (id && !store.get('customer', id) && !store.get('deleted_customer', id)) throw missing('customer', id, 'customer');
  return id;
}
