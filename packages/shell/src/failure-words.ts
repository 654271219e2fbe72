import { ApiProblem } from './api.ts';

/** Error message for the user; it blames the network only while offline. */
export function failureWords(error: unknown, isOnline = navigator.onLine): string {
  if (!isOnline) return 'You are offline.';
  return wasRefused(error) ? error.message : 'Something went wrong on our side.';
}

function wasRefused(error: unknown): error is Error {
  if (error instanceof ApiProblem) return error.status < 500;
  return error instanceof Error && 'isRetryable' in error && error.isRetryable === false;
}
