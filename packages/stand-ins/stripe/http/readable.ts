import { parseCustomerFilter, findRecord, type StripeAccount } from '../account.ts';
import type { FormParam } from '../form-body.ts';
import type { TableName, Tables } from '../objects.ts';
import { rejectUnknownParams, parseBoolean, createTimeRangeCheck, parseChoice, parseText } from '../params.ts';
import type { StripeApi } from './api.ts';
import { PAGING_PARAMS, createListPage } from './list.ts';

type Filter<Row> = (value: FormParam | undefined, param: string, account: StripeAccount) => (row: Row) => boolean;

type Listed = { id: string; object: string };
type ListedTable = { [T in TableName]: Tables[T] extends Listed ? T : never }[TableName];

type Filters<T extends ListedTable> = Readonly<Record<string, Filter<Tables[T]>>>;

export function registerReadRoutes<T extends ListedTable>(
  api: StripeApi,
  path: string,
  table: T,
  filters: Filters<T>,
): void {
  registerListRoute(api, path, table, filters);
  api.get(`${path}/:id`, ({ account, id }) => findRecord(account, table, id));
}

export function registerListRoute<T extends ListedTable>(
  api: StripeApi,
  path: string,
  table: T,
  filters: Filters<T>,
): void {
  api.get(path, ({ account, params }) => {
    rejectUnknownParams(params, [...PAGING_PARAMS, ...Object.keys(filters)]);
    const passes = Object.entries(filters).map(([name, filter]) => filter(params[name], name, account));
    const rows = account.store.all(table).filter((row) => passes.every((pass) => pass(row)));
    return createListPage(path, rows as Listed[], params);
  });
}

export function createEqualsFilter<Row>(of: (row: Row) => unknown): Filter<Row> {
  return (value, param) => {
    const wanted = parseText(value, param);
    return (row) => !wanted || of(row) === wanted;
  };
}

export function createChoiceFilter<Row>(choices: readonly string[], of: (row: Row) => unknown): Filter<Row> {
  return (value, param) => {
    const wanted = parseChoice(value, choices, param);
    return (row) => !wanted || of(row) === wanted;
  };
}

export function createBooleanFilter<Row>(of: (row: Row) => boolean): Filter<Row> {
  return (value, param) => {
    const wanted = parseBoolean(value, param);
    return (row) => wanted === undefined || of(row) === wanted;
  };
}

export function createTimeRangeFilter<Row>(of: (row: Row) => number | null): Filter<Row> {
  return (value, param) => {
    const isWithin = createTimeRangeCheck(value, param);
    return (row) => {
      const moment = of(row);
      return moment === null ? value === undefined : isWithin(moment);
    };
  };
}

export const createdFilter: Filter<{ created: number }> = createTimeRangeFilter((row) => row.created);

export const customerFilter: Filter<{ customer: string | null }> = (value, param, account) => {
  const customer = parseCustomerFilter(account, parseText(value, param));
  return (row) => !customer || row.customer === customer;
};
