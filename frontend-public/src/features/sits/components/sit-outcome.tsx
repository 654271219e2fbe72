import { Link } from 'react-router-dom';
import type { endSit } from '../waiting-sits.ts';

type SitOutcomeProps = {
  /** Undefined while it is not known yet. */
  outcome: Awaited<ReturnType<typeof endSit>> | undefined;
  isMember: boolean;
};

/** What became of a sit, in a sentence. */
export function SitOutcome({ outcome, isMember }: SitOutcomeProps) {
  return (
    <div role="status" className="mt-3 min-h-6 text-plain text-muted">
      {outcome === 'recorded' && <p>It is in your record.</p>}
      {outcome === 'too-short' && <p>Shorter than a minute, so it is not in your record.</p>}
      {outcome === 'kept' && isMember && <p>Kept on this device. It is recorded when the network is back.</p>}
      {outcome === 'held' && isMember && (
        <p>Not recorded yet. Keep this page open until the network is back: this device could not keep it.</p>
      )}
      {(outcome === 'kept' || outcome === 'held') && !isMember && (
        <p>
          {outcome === 'kept' ? 'Kept on this device.' : 'Keep this page open: this device could not keep it.'}{' '}
          <Link to="/auth?mode=sign-up" className="underline underline-offset-4">
            Create a free account
          </Link>{' '}
          to find it in your record.
        </p>
      )}
    </div>
  );
}
