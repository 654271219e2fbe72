import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAgain } from 'shell/read-again';
import { sendWords } from '../../features/journal/send-words.ts';
import { sendProgress } from '../../features/practice/progress.ts';
import { sendPlaces } from '../../features/sits/places.ts';
import { sendSits } from '../../features/sits/waiting-sits.ts';

/** Asks the open page to send what waits, as when its user wants it tried again. */
export const sendNow = (): boolean => dispatchEvent(new Event('send-waiting'));

/** What failed for another reason than the network is tried again so often. */
const againAfterMs = 60_000;

/**
 * Sends what waits on this device: sits, places, what was watched, and words of the journal whose field is closed. One tab
 * does it for all; the others would only say the same again.
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
