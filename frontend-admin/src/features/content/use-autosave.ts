import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiProblem } from 'shell/api-problem';
import type { ContentValues } from './api/content.ts';
import { parseDeletionError } from './deletion.ts';
import { EditConflictError, type EditSession } from './edit-session.ts';

type AutosaveState =
  { is: 'idle' } | { is: 'saving' } | { is: 'saved'; at: Date } | { is: 'failed'; error: Error; canRetry: boolean };

export interface Autosave {
  state: AutosaveState;
  schedule: () => void;
  run: () => Promise<boolean>;
  stop: () => void;
}

const DELAY_MS = 1_000;
const RETRY_MS = 5_000;

/** A later request can succeed after a network error, a server error or an expired session. */
const isTemporary = (error: Error) =>
  !(error instanceof EditConflictError || error instanceof ApiProblem) || isDown(error);
const isDown = (error: Error) => error instanceof ApiProblem && (error.status >= 500 || error.status === 401);

export function useAutosave(session: EditSession, readValues: () => ContentValues, onStored: () => void): Autosave {
  const [state, setState] = useState<AutosaveState>({ is: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  const run = useCallback(async () => {
    stop();
    const values = readValues();
    if (session.isStored(values)) {
      onStored();
      return true;
    }
    setState({ is: 'saving' });
    try {
      await session.saveDraft(values);
      setState({ is: 'saved', at: new Date() });
      onStored();
      return true;
    } catch (failure) {
      const error = failure as Error;
      setState({ is: 'failed', error, canRetry: isTemporary(error) });
      return false;
    }
  }, [session, readValues, onStored, stop]);
  const isBlocked =
    state.is === 'failed' &&
    (state.error instanceof EditConflictError || parseDeletionError(state.error) !== undefined);
  const schedule = useCallback(() => {
    stop();
    if (!isBlocked) timer.current = setTimeout(() => void run(), DELAY_MS);
  }, [run, stop, isBlocked]);
  useEffect(() => {
    // An expired session hides the page and stops the timer, so this effect stores the text afterwards.
    if (!session.isStored(readValues())) schedule();
    return stop;
  }, [session, readValues, schedule, stop]);
  useEffect(() => {
    if (state.is !== 'failed' || !state.canRetry) return;
    const retry = () => void run();
    const again = setTimeout(retry, RETRY_MS);
    addEventListener('online', retry);
    return () => {
      clearTimeout(again);
      removeEventListener('online', retry);
    };
  }, [state, run]);
  return { state, schedule, run, stop };
}
