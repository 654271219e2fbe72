import { Button } from '../../../ui/button.tsx';
import { formatDay, formatReaderTime } from '../../../ui/times.ts';

interface SuspendedNoticeProps {
  until: string;
  why: string | null;
}

export function SuspendedNotice({ until, why }: SuspendedNoticeProps) {
  return (
    <div role="status" className="rounded-card bg-band p-6">
      <p className="font-strong">
        You can read the forum but not write in it until {formatDay(until)}, {formatReaderTime(until)}.
      </p>
      {why && <p className="mt-2 whitespace-pre-line wrap-anywhere">{why}</p>}
      <p className="mt-2 text-15 text-muted">If you disagree, write to us. A person reads it and replies.</p>
      <Button variant="quiet" to="/contact">
        Write to us
      </Button>
    </div>
  );
}
