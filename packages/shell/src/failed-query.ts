import { ApiProblem } from './answer.ts';

/** Whether it may come when asked for again: a refusal stays one. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.status >= 500;
}

/** A query that did not bring what was asked for. */
export interface FailedQuery {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A query with what it brought, if it did. */
export interface AskedQuery extends FailedQuery {
  data: unknown;
  isPaused: boolean;
}

/** Whether nothing is there to show: it was refused, or waits for the network to come back. */
export function hasFailed({ data, error, isPaused }: AskedQuery): boolean {
  return data === undefined && (error !== null || isPaused);
}
