import { useState } from 'react';
import { ApiProblem } from './api.ts';
import { AuthRequestError, toAuthRequestError } from './session/auth-request.ts';

export interface RequestState<Args extends unknown[], T> {
  /** Returns undefined if the request failed or an earlier one is still running. */
  run: (...args: Args) => Promise<T | undefined>;
  isBusy: boolean;
  error: AuthRequestError | undefined;
  clear: () => void;
}

export function useRequest<Args extends unknown[], T>(work: (...args: Args) => Promise<T>): RequestState<Args, T> {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AuthRequestError>();

  async function run(...args: Args): Promise<T | undefined> {
    if (isBusy) return undefined;
    setBusy(true);
    setError(undefined);
    try {
      return await work(...args);
    } catch (thrown) {
      setError(toRequestError(thrown));
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { run, isBusy, error, clear: () => setError(undefined) };
}

function toRequestError(error: unknown): AuthRequestError {
  if (!(error instanceof ApiProblem)) return toAuthRequestError(error);
  if (error.status >= 500)
    return new AuthRequestError('Something went wrong on our side. Please try again.', error.code, {
      isRetryable: true,
    });
  return new AuthRequestError(error.errors[0]?.message ?? error.message, error.code);
}
