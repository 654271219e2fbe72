import { filterCustomer, find, type Account } from '../account.ts';
import type { Param } from '../form-body.ts';
import type { TableName, Tables } from '../objects.ts';
import { allowOnly, flag, inRange, oneOf, text } from '../params.ts';
import type { Api } from './api.ts';
import { PAGING, page } from './list.ts';

type Filter<Row> = (value: Param | undefined, param: string, account: Account) => (row: Row) => boolean;

type Listed = { id: string; object: string };
type ListedTable = { [T in TableName]: Tables[T] extends Listed ? T : never }[TableName];

type Filters<T extends ListedTable> = Readonly<Record<string, Filter<Tables[T]>>>;

/** Registers GET routes at `path` for the filtered list of a table and for each row. */
export function readable<T extends ListedTable>(api: Api, path: string, table: T, filters: Filters<T>): void {
  listed(api, path, table, filters);
  api.get(`${path}/:id`, ({ account, id }) => find(account, table, id));
}

export function listed<T extends ListedTable>(api: Api, path: string, table: T, filters: Filters<T>): void {
  api.get(path, ({ account, params }) => {
    allowOnly(params, [...PAGING, ...Object.keys(filters)]);
    const passes = Object.entries(filters).map(([name, filter]) => filter(params[name], name, account));
    const rows = account.store.all(table).filter((row) => passes.every((pass) => pass(row)));
    return page(path, rows as Listed[], params);
  });
}

/** Filter for equal values. As in Stripe, an empty string filters nothing. */
export function equals<Row>(of: (row: Row) => unknown): Filter<Row> {
  return (value, param) => {
    const wanted = text(value, param);
    return (row) => !wanted || of(row) === wanted;
  };
}

export function among<Row>(choices: readonly string[], of: (row: Row) => unknown): Filter<Row> {
  return (value, param) => {
    const wanted = oneOf(value, choices, param);
    return (row) => !wanted || of(row) === wanted;
  };
}

export function whether<Row>(of: (row: Row) => boolean): Filter<Row> {
  return (value, param) => {
    const wanted = flag(value, param);
    return (row) => wanted === undefined || of(row) === wanted;
  };
}

/** Filter for a range of time. A time that is null is in no range. */
export function during<Row>(of: (row: Row) => number | null): Filter<Row> {
  return (value, param) => {
    const isWithin = inRange(value, param);
    return (row) => {
      const moment = of(row);
      return moment === null ? value === undefined : isWithin(moment);
    };
  };
}

export const created: Filter<{ created: number }> = during((row) => row.created);

export const ofCustomer: Filter<{ customer: string | null }> = (value, param, account) => {
  const customer = filterCustomer(account, text(value, param));
  return (row) => !customer || row.customer === customer;
};
