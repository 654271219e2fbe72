import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSession } from 'shell/session';
import { Button } from '../../../ui/button.tsx';
import { otherSittersQuery } from '../api/sitters.ts';
import type { endSit } from '../sit-outbox.ts';
import { sitLengthText } from '../texts.ts';
import { SitPageHeader } from './night-head.tsx';
import { formatReaderTime } from '../../../ui/times.ts';
import { SitSaveStatus } from './sit-save-status.tsx';

type SitEndProps = {
  what: string;
  seconds: number;
  startedAt: number | undefined;
  outcome: Awaited<ReturnType<typeof endSit>> | undefined;
  after: ReactNode;
  onDone: () => void;
  onSitOn: () => void;
};

const maxSec = 12 * 3_600;

export function SitEnd({ what, seconds, startedAt, outcome, after, onDone, onSitOn }: SitEndProps) {
  const [endedAt] = useState(Date.now);
  const { user } = useSession();
  return (
    <>
      <SitPageHeader title={sitLengthText(seconds)} isLit />
      <div className="column grow pt-10 pb-16">
        <p className="text-lead text-muted">
          <span>{what}</span>
          {startedAt === undefined ? <span>.</span> : <SitTimes startedAt={startedAt} endedAt={endedAt} />}
        </p>
        <SitSaveStatus outcome={outcome} isMember={user !== undefined} />
        {user && <div className="contents">{after}</div>}
        <div className="mt-9 flex flex-wrap items-center justify-center gap-x-7 gap-y-3 tablet:justify-start">
          <Button variant="primary" size="large" onClick={onDone} className="w-full tablet:w-52">
            Done
          </Button>
          {user && (
            <Button variant="quiet" onClick={onSitOn}>
              Sit for ten more minutes
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function SitTimes({ startedAt, endedAt }: { startedAt: number; endedAt: number }) {
  const { user } = useSession();
  const seconds = Math.min(maxSec, Math.max(1, Math.round((endedAt - startedAt) / 1000)));
  const { data: others } = useQuery(otherSittersQuery(user?.id, String(startedAt), seconds));
  const [from, to] = [startedAt, endedAt].map((moment) => formatReaderTime(new Date(moment).toISOString()));
  return `, from ${from} to ${to}.${others ? ` ${others} people sat with you for some of it.` : ''}`;
}
