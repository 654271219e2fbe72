import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refetchQuery } from 'shell/refetch';
import { getBrowserTimeZone } from 'shell/time-zone';
import type { Sit } from './api/sits.ts';
import { elapsedMs, type SitClock } from './sitting.ts';
import { endSit, storeRunningSit } from './sit-outbox.ts';

const storeEveryMs = 5_000;

type SaveSitOptions = { sitting: SitClock; isOver: boolean; owner: string | undefined };
type Outcome = Awaited<ReturnType<typeof endSit>>;

export function useSaveSit({ sitting, isOver, owner }: SaveSitOptions): Outcome | undefined {
  const [clientId] = useState(() => crypto.randomUUID());
  const [outcome, setOutcome] = useState<Outcome>();
  const client = useQueryClient();

  useEffect(() => {
    if (isOver) return undefined;
    const keep = () => void storeRunningSit(toSit(clientId, sitting), owner);
    const timer = setInterval(keep, storeEveryMs);
    addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', keep);
    };
  }, [isOver, sitting, clientId, owner]);

  const record = useEffectEvent(async (sit: Sit) => {
    const what = await endSit(sit, owner);
    if (what === 'recorded') void refetchQuery(client, ['practice']);
    return what;
  });
  /** Values at the end of the sit, because the device clock may change before the sit is sent. */
  const ended = useRef<Sit>(undefined);
  const recordEnded = useEffectEvent(() => {
    ended.current ??= toSit(clientId, sitting);
    void record(ended.current).then(setOutcome);
  });
  useEffect(() => {
    if (isOver) recordEnded();
  }, [isOver]);
  useEffect(() => {
    if (outcome !== 'kept' && outcome !== 'held') return undefined;
    const again = () => recordEnded();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [outcome]);

  const leave = useEffectEvent(() => {
    if (!isOver) void record(toSit(clientId, sitting));
  });
  useEffect(() => () => leave(), []);
  return outcome;
}

function toSit(clientId: string, sitting: SitClock): Sit {
  return {
    clientId,
    kind: 'silent',
    startedAt: new Date(sitting.startedAt).toISOString(),
    seconds: Math.round(elapsedMs(sitting, Date.now()) / 1000),
    zone: getBrowserTimeZone(),
  };
}
