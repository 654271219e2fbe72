import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsOnline } from 'shell/use-is-online';
import { readAgain } from '../../../frame/read-again.ts';
import { sendPlaces } from '../places.ts';
import { sendWaiting } from '../waiting-sits.ts';

/** Sends what was sat on this device without a network, or before there was an account, as soon as it can be recorded. */
export function WaitingSits({ userId }: { userId: string }) {
  const isOnline = useIsOnline();
  const client = useQueryClient();
  useEffect(() => {
    if (!isOnline) return;
    const send = async () => {
      await sendPlaces(userId).catch(() => undefined);
      if ((await sendWaiting(userId)) > 0) await readAgain(client, ['practice']);
    };
    void send();
  }, [isOnline, userId, client]);
  return null;
}
