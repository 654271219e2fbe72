import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readAgain } from 'shell/read-again';
import { ownZone } from 'shell/time-zone';
import type { Sit } from './api/sits.ts';
import { satMs, type Sitting } from './sitting.ts';
import { endSit, keepRunning } from './waiting-sits.ts';

const keepsEveryMs = 5_000;

type Recorded = { sitting: Sitting; isOver: boolean; owner: string | undefined };
type Outcome = Awaited<ReturnType<typeof endSit>>;

export function useRecordedSit({ sitting, isOver, owner }: Recorded): Outcome | undefined {
  const [clientId] = useState(() => crypto.randomUUID());
  const [outcome, setOutcome] = useState<Outcome>();
  const client = useQueryClient();

  useEffect(() => {
    if (isOver) return undefined;
    const keep = () => void keepRunning(sitOf(clientId, sitting), owner);
    const timer = setInterval(keep, keepsEveryMs);
    addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', keep);
    };
  }, [isOver, sitting, clientId, owner]);

  const record = useEffectEvent(async (sit: Sit) => {
    const what = await endSit(sit, owner);
    if (what === 'recorded') void readAgain(client, ['practice']);
    return what;
  });
  /** A snapshot at the end, because the device clock may change before the sit is sent. */
  const ended = useRef<Sit>(undefined);
  const recordEnded = useEffectEvent(() => {
    ended.current ??= sitOf(clientId, sitting);
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
    if (!isOver) void record(sitOf(clientId, sitting));
  });
  useEffect(() => () => leave(), []);
  return outcome;
}

function sitOf(clientId: string, sitting: Sitting): Sit {
  return {
    clientId,
    kind: 'silent',
    startedAt: new Date(sitting.startedAt).toISOString(),
    seconds: Math.round(satMs(sitting, Date.now()) / 1000),
    zone: ownZone(),
  };
}
