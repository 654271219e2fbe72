import { ApiProblem } from './api.ts';

/** Why something did not come, for the person: the network is blamed only where it is away. */
export function failureWords(error: unknown, isOnline = navigator.onLine): string {
  if (!isOnline) return 'You are offline.';
  return wasRefused(error) ? error.message : 'Something went wrong on our side.';
}

/** The server answered, and not that it is unwell itself; what the auth service refused says so of itself. */
function wasRefused(error: unknown): error is Error {
  if (error instanceof ApiProblem) return error.status < 500;
  return error instanceof Error && 'isRetryable' in error && error.isRetryable === false;
}
