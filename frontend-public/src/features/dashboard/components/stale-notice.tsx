import type { QueryState } from 'shell/failed-query';
import { Button } from '../../../ui/button.tsx';
import { day, readerTime } from '../../../ui/times.ts';

/** Shows the age of cached data when a new request for it failed. */
export function StaleNotice({ query, at }: { query: QueryState; at: number }) {
  const iso = new Date(at).toISOString();
  const isToday = day(iso) === day(new Date().toISOString());
  const isOld = query.error !== null || query.isPaused;
  return (
    <div role="status" className="column">
      {isOld && (
        <p className="flex flex-wrap items-center gap-x-6 pt-6 text-plain text-muted">
          <span>
            We could not refresh this page. It is from {isToday ? readerTime(iso) : `${day(iso)}, ${readerTime(iso)}`}.
          </span>
          <Button variant="quiet" busy={query.isFetching} busyLabel="Trying..." onClick={() => void query.refetch()}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
