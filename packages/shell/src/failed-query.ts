import { ApiProblem } from './answer.ts';

const tooSlow = 408;
const tooOften = 429;

/** Whether it may come when asked for again later: a refusal stays one, but for what came too slowly or too often. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.status >= 500 || [tooSlow, tooOften].includes(error.status);
}

/** Whether it may come when asked for again at once: who asked too often waits. */
export function mayPassAtOnce(error: unknown): boolean {
  return mayPass(error) && !(error instanceof ApiProblem && error.status === tooOften);
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
