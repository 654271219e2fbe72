import { useHours } from '../../../frame/reader-hours.ts';
import { Button } from '../../../ui/button.tsx';
import type { Heard } from '../listening.ts';
import { lengthSat } from '../words.ts';
import { NightHead } from './night-head.tsx';
import { SitOutcome } from './sit-outcome.tsx';

type HeardToTheEndProps = { title: string; heard: Heard; isMember: boolean; onDone: () => void };

/** The end of a meditation: how long it was, and nothing that hurries. */
export function HeardToTheEnd({ title, heard: { sit, durationSec }, isMember, onDone }: HeardToTheEndProps) {
  const hours = useHours();
  const times = sit && `, from ${hours(sit.startedAt)} to ${hours(new Date().toISOString())}`;
  return (
    <>
      <NightHead title={lengthSat(sit?.seconds ?? durationSec)} isLit />
      <div className="column grow pt-10 pb-10">
        <p className="text-lead text-muted">
          {title}
          {times}.
        </p>
        <SitOutcome outcome={sit?.outcome} isMember={isMember} />
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <Button variant="primary" size="large" onClick={onDone}>
            Done
          </Button>
          {isMember && (
            <Button variant="quiet" to="/members/practice" onClick={onDone}>
              Your practice
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
