import type { StripeAccount } from '../account.ts';
import type { TableName } from '../objects.ts';
import { createInvalidRequestError } from '../stripe-error.ts';
import { createSinglePageList } from './list.ts';

type Json = Record<string, unknown>;

const TABLES: Record<string, TableName> = {
  cus: 'customer',
  prod: 'product',
  price: 'price',
  sub: 'subscription',
  sub_sched: 'subscription_schedule',
  in: 'invoice',
  pi: 'payment_intent',
  pm: 'payment_method',
  ch: 'charge',
  re: 'refund',
  dp: 'dispute',
  bpc: 'billing_portal.configuration',
};

const ON_REQUEST: Record<string, (account: StripeAccount, id: string) => unknown> = {
  'checkout.session.line_items': ({ store }, id) => {
    const line = store.get('session_sale', id)?.line;
    return createSinglePageList(`/v1/checkout/sessions/${id}/line_items`, line ? [line] : []);
  },
  'customer.subscriptions': ({ store }, id) => {
    const live = store.all('subscription').filter(({ customer, status }) => customer === id && status !== 'canceled');
    return createSinglePageList(`/v1/customers/${id}/subscriptions`, live.toReversed());
  },
  'invoice.payments': ({ store }, id) => {
    const payments = store.all('invoice_payment').filter(({ invoice }) => invoice === id);
    return createSinglePageList(`/v1/invoice_payments?invoice=${id}`, payments);
  },
  'charge.refunds': ({ store }, id) => {
    const refunds = store.all('refund').filter(({ charge }) => charge === id);
    return createSinglePageList(`/v1/charges/${id}/refunds`, refunds.toReversed());
  },
};

export function expandReferences(account: StripeAccount, answer: object, paths: readonly string[]): object {
  if (paths.length === 0) return answer;
  const copy = structuredClone(answer) as Json;
  for (const path of paths) expandPath(account, copy, path.split('.'), path);
  return copy;
}

function expandPath(account: StripeAccount, node: Json, steps: readonly string[], path: string): void {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  const value = expanded(account, node, step);
  if (value === undefined) throw createInvalidRequestError(`This property cannot be expanded (${path}).`, 'expand[]');
  node[step] = value;
  const inner = Array.isArray(value) ? (value as unknown[]) : [value];
  for (const one of inner) if (isObject(one)) expandPath(account, one, rest, path);
}

function expanded(account: StripeAccount, node: Json, step: string): unknown {
  const value = node[step];
  if (typeof value === 'string') return structuredClone(objectFor(account, value));
  if (value !== undefined) return value;
  const list = ON_REQUEST[`${String(node.object)}.${step}`];
  return list && structuredClone(list(account, String(node.id)));
}

function objectFor({ store }: StripeAccount, id: string): unknown {
  const table = TABLES[id.slice(0, id.lastIndexOf('_'))];
  return table && (store.get(table, id) ?? (table === 'customer' ? store.get('deleted_customer', id) : undefined));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
