import type { AskedQuery } from 'shell/failed-query';
import { Button } from '../../../../ui/button.tsx';
import { day, readersHour } from '../../../../ui/times.ts';

/** Shows the age of cached data that could not be refreshed. */
export function KeptSince({ query, at }: { query: AskedQuery; at: number }) {
  const iso = new Date(at).toISOString();
  const isToday = day(iso) === day(new Date().toISOString());
  const isOld = query.error !== null || query.isPaused;
  return (
    <div role="status" className="column">
      {isOld && (
        <p className="flex flex-wrap items-center gap-x-6 pt-6 text-plain text-muted">
          <span>
            We could not refresh this page. It is from {isToday ? readersHour(iso) : `${day(iso)}, ${readersHour(iso)}`}
            .
          </span>
          <Button variant="quiet" busy={query.isFetching} busyLabel="Trying..." onClick={() => void query.refetch()}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
