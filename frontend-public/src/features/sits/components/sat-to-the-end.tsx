import { useEffect, useRef } from 'react';
import { useHours } from '../../../frame/reader-hours.ts';
import { Button } from '../../../ui/button.tsx';
import { lengthSat } from '../words.ts';
import { NightHead } from './night-head.tsx';
import { SitOutcome } from './sit-outcome.tsx';

type SatToTheEndProps = {
  seconds: number;
  /** Unix milliseconds. */
  startedAt: number;
  outcome: 'recorded' | 'kept' | 'too-short' | undefined;
  isMember: boolean;
  onDone: () => void;
  onSitOn: () => void;
};

/** The end of a silent sit: its length, and time to stay. */
export function SatToTheEnd({ seconds, startedAt, outcome, isMember, onDone, onSitOn }: SatToTheEndProps) {
  const hours = useHours();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const endedAt = startedAt + seconds * 1000;
  return (
    <div ref={frame} tabIndex={-1} className="flex min-h-svh flex-col outline-none">
      <NightHead title={lengthSat(seconds)} isLit />
      <div className="column pt-10 pb-16">
        <p className="text-lead text-muted">
          In silence, from {hours(new Date(startedAt).toISOString())} to {hours(new Date(endedAt).toISOString())}.
        </p>
        <SitOutcome outcome={outcome} isMember={isMember} />
        <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-3">
          <Button variant="primary" size="large" onClick={onDone} className="w-full tablet:w-52">
            Done
          </Button>
          <Button variant="quiet" onClick={onSitOn}>
            Sit on for ten minutes
          </Button>
        </div>
      </div>
    </div>
  );
}
