import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchQuery } from 'shell/refetch';
import { journalDraftOutbox } from '../../features/journal/drafts.ts';
import { positionOutbox } from '../../features/sits/positions.ts';
import { sitOutbox } from '../../features/sits/sit-outbox.ts';
import { progressOutbox } from '../../frame/media/progress.ts';
import { sendEntries, type OutboxKind } from '../../frame/device-outbox/outbox.ts';

const kinds: OutboxKind<unknown>[] = [sitOutbox, positionOutbox, progressOutbox, journalDraftOutbox];

export const requestSendingUnsentWork = (): boolean => dispatchEvent(new Event('send-waiting'));

const retryAfterMs = 60_000;

/** A lock lets only one tab send, because all tabs share the unsent entries. */
export function UnsentWorkSender({ userId }: { userId: string }) {
  const client = useQueryClient();
  useEffect(() => {
    const sendAll = async (): Promise<void> => {
      for (const kind of kinds)
        if ((await sendEntries(kind, userId)) > 0 && kind.changes) await refetchQuery(client, [kind.changes]);
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
