import { Link } from 'react-router-dom';
import type { endSit } from '../sit-outbox.ts';

type SitSaveStatusProps = {
  outcome: Awaited<ReturnType<typeof endSit>> | undefined;
  isMember: boolean;
};

export function SitSaveStatus({ outcome, isMember }: SitSaveStatusProps) {
  return (
    <div role="status" className="mt-3 min-h-6 text-plain text-muted">
      {outcome === 'recorded' && <p>Saved in your record.</p>}
      {outcome === 'too-short' && <p>Shorter than a minute, so not recorded.</p>}
      {outcome === 'kept' && isMember && <p>Saved on this device. It is recorded when you are online.</p>}
      {outcome === 'refused' && (
        <p>
          Not recorded, but still on this device:{' '}
          <Link to="/members/practice" className="underline underline-offset-4">
            see why
          </Link>
          .
        </p>
      )}
      {outcome === 'held' && isMember && (
        <p>Not recorded yet, and this device could not save it. Keep this page open until you are online.</p>
      )}
      {(outcome === 'kept' || outcome === 'held') && !isMember && (
        <p>
          {outcome === 'kept' ? 'Saved on this device.' : 'This device could not save it. Keep this page open.'}{' '}
          <Link to="/auth?mode=sign-up" className="underline underline-offset-4">
            Create a free account
          </Link>{' '}
          to find it in your record.
        </p>
      )}
    </div>
  );
}
