import { useState } from 'react';
import { ApiProblem } from './api.ts';
import { AuthRefusal, refusalOf } from './session/call.ts';

export interface Request<Args extends unknown[], T> {
  /** Runs the request; undefined if it failed or an earlier one is still running. */
  run: (...args: Args) => Promise<T | undefined>;
  isBusy: boolean;
  fault: AuthRefusal | undefined;
  clear: () => void;
}

export function useRequest<Args extends unknown[], T>(work: (...args: Args) => Promise<T>): Request<Args, T> {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<AuthRefusal>();

  async function run(...args: Args): Promise<T | undefined> {
    if (isBusy) return undefined;
    setBusy(true);
    setFault(undefined);
    try {
      return await work(...args);
    } catch (error) {
      setFault(faultOf(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { run, isBusy, fault, clear: () => setFault(undefined) };
}

function faultOf(error: unknown): AuthRefusal {
  if (!(error instanceof ApiProblem)) return refusalOf(error);
  if (error.status >= 500)
    return new AuthRefusal('Something went wrong on our side. Please try again.', error.code, { isRetryable: true });
  return new AuthRefusal(error.errors[0]?.message ?? error.message, error.code);
}
