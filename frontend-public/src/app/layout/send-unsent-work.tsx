import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetch } from 'shell/refetch';
import { sendDrafts } from '../../features/journal/send-drafts.ts';
import { sendStoredProgress } from '../../frame/media/progress.ts';
import { sendPositions } from '../../features/sits/positions.ts';
import { sendSits } from '../../features/sits/unsent-sits.ts';

/** Makes the open page send unsent work now, for example when the user presses "Try again". */
export const sendNow = (): boolean => dispatchEvent(new Event('send-waiting'));

/** Retry interval after an error that is not a network error. */
const retryAfterMs = 60_000;

/**
 * Sends unsent sits, positions, progress and closed journal entries of this device. A lock lets only one tab send,
 * because other tabs would send the same data.
 */
export function SendUnsentWork({ userId }: { userId: string }) {
  const client = useQueryClient();
  useEffect(() => {
    const sendAll = async (): Promise<void> => {
      if ((await sendSits(userId)) > 0) await refetch(client, ['practice']);
      await sendPositions(userId).catch(() => undefined);
      await sendStoredProgress(userId);
      if ((await sendDrafts(userId)) > 0) await refetch(client, ['journal']);
    };
    const send = (): void => {
      if (!navigator.onLine) return;
      void navigator.locks.request('oneness-waiting', { ifAvailable: true }, (lock) => lock && sendAll());
    };
    const stop = new AbortController();
    send();
    for (const moment of ['online', 'send-waiting']) addEventListener(moment, send, { signal: stop.signal });
    const timer = setInterval(send, retryAfterMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [userId, client]);
  return null;
}
