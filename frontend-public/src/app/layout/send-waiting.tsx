import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAgain } from 'shell/read-again';
import { sendWords } from '../../features/journal/send-words.ts';
import { sendProgress } from '../../features/practice/progress.ts';
import { sendPlaces } from '../../features/sits/places.ts';
import { sendSits } from '../../features/sits/waiting-sits.ts';

/** Asks the open page to send unsent work, for example when the user presses "Try again". */
export const sendNow = (): boolean => dispatchEvent(new Event('send-waiting'));

/** Retry interval after an error that is not a network error. */
const againAfterMs = 60_000;

/**
 * Sends unsent sits, positions, progress and closed journal entries of this device. A lock lets one tab do it, because
 * the others would send the same.
 */
export function SendWaiting({ userId }: { userId: string }) {
  const client = useQueryClient();
  useEffect(() => {
    const sendAll = async (): Promise<void> => {
      if ((await sendSits(userId)) > 0) await readAgain(client, ['practice']);
      await sendPlaces(userId).catch(() => undefined);
      await sendProgress(userId);
      if ((await sendWords(userId)) > 0) await readAgain(client, ['journal']);
    };
    const send = (): void => {
      if (!navigator.onLine) return;
      void navigator.locks.request('oneness-waiting', { ifAvailable: true }, (lock) => lock && sendAll());
    };
    const stop = new AbortController();
    send();
    for (const moment of ['online', 'send-waiting']) addEventListener(moment, send, { signal: stop.signal });
    const timer = setInterval(send, againAfterMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [userId, client]);
  return null;
}
