import { ApiProblem } from './answer.ts';
import { OTHER_USER } from './session/request-user.ts';

const tooSlow = 408;
const tooOften = 429;

/** True if a later retry may succeed: all but API rejections, except timeouts and rate limits. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.status >= 500 || [tooSlow, tooOften].includes(error.status);
}

export function mayPassAtOnce(error: unknown): boolean {
  return mayPass(error) && !(error instanceof ApiProblem && error.status === tooOften);
}

const notNow = [401, tooSlow, 425, tooOften];
const notNowCodes = [OTHER_USER, 'insufficient_aal'];

/**
 * True if the server will never accept this request. False for a missing session, another user's session, a missing
 * second factor, a rate limit, and responses that are not from the API.
 */
export function isFinalRefusal(error: unknown): error is ApiProblem {
  if (!(error instanceof ApiProblem) || error.code === '' || error.status >= 500) return false;
  return !notNow.includes(error.status) && !notNowCodes.includes(error.code);
}

export interface FailedQuery {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface AskedQuery extends FailedQuery {
  data: unknown;
  isPaused: boolean;
}

/** True if there is no data to show: the query failed, or is paused while offline. */
export function hasFailed({ data, error, isPaused }: AskedQuery): boolean {
  return data === undefined && (error !== null || isPaused);
}
