import { Link } from 'react-router-dom';

type SitOutcomeProps = {
  /** Undefined while it is not known yet. */
  outcome: 'recorded' | 'kept' | 'too-short' | undefined;
  isMember: boolean;
};

/** What became of a sit, in a sentence. */
export function SitOutcome({ outcome, isMember }: SitOutcomeProps) {
  return (
    <div role="status" className="mt-3 min-h-6 text-plain text-muted">
      {outcome === 'recorded' && <p>It is in your record.</p>}
      {outcome === 'too-short' && <p>Shorter than a minute, so it is not in your record.</p>}
      {outcome === 'kept' && isMember && <p>Kept on this device. It is recorded when the network is back.</p>}
      {outcome === 'kept' && !isMember && (
        <p>
          Kept on this device.{' '}
          <Link to="/auth?mode=sign-up" className="underline underline-offset-4">
            Create a free account
          </Link>{' '}
          to find it in your record.
        </p>
      )}
    </div>
  );
}
