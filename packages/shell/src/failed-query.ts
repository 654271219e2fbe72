import { ApiProblem } from './api-problem.ts';
import { OTHER_USER_ERROR_CODE } from './session/request-user.ts';

const TIMEOUT_STATUS = 408;
const RATE_LIMIT_STATUS = 429;

export function isRetryable(error: unknown): boolean {
  return (
    !(error instanceof ApiProblem) || error.status >= 500 || [TIMEOUT_STATUS, RATE_LIMIT_STATUS].includes(error.status)
  );
}

export function isRetryableImmediately(error: unknown): boolean {
  return isRetryable(error) && !(error instanceof ApiProblem && error.status === RATE_LIMIT_STATUS);
}

const retryableStatuses = [401, TIMEOUT_STATUS, 425, RATE_LIMIT_STATUS];
const retryableCodes = [OTHER_USER_ERROR_CODE, 'insufficient_aal'];

export function isFinalRejection(error: unknown): error is ApiProblem {
  if (!(error instanceof ApiProblem) || error.code === '' || error.status >= 500) return false;
  return !retryableStatuses.includes(error.status) && !retryableCodes.includes(error.code);
}

export interface FailedQuery {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryState extends FailedQuery {
  data: unknown;
  isPaused: boolean;
}

export function hasQueryFailed({ data, error, isPaused }: QueryState): boolean {
  return data === undefined && (error !== null || isPaused);
}
