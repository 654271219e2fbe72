import { ApiProblem } from './answer.ts';
import { OTHER_USER } from './session/request-user.ts';

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

const notNow = [401, tooSlow, 425, tooOften];
const notNowCodes = [OTHER_USER, 'insufficient_aal'];

/**
 * Whether the server will never accept this request, however often it is sent. Anything else waits: no session, another
 * user's session, a second factor that is missing, a rate limit, an answer that is not the API's own.
 */
export function isFinalRefusal(error: unknown): error is ApiProblem {
  if (!(error instanceof ApiProblem) || error.code === '' || error.status >= 500) return false;
  return !notNow.includes(error.status) && !notNowCodes.includes(error.code);
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
