import { ApiProblem } from './api.ts';

export function getFailureMessage(error: unknown, isOnline = navigator.onLine): string {
  if (!isOnline) return 'You are offline.';
  return isRejection(error) ? error.message : 'Something went wrong on our side.';
}

function isRejection(error: unknown): error is Error {
  if (error instanceof ApiProblem) return error.status < 500;
  return error instanceof Error && 'isRetryable' in error && error.isRetryable === false;
}
