import type { QueryState } from 'shell/failed-query';
import { Button } from '../../../ui/button.tsx';
import { formatDay, formatReaderTime } from '../../../ui/times.ts';

export function StaleNotice({ query, at }: { query: QueryState; at: number }) {
  const iso = new Date(at).toISOString();
  const isToday = formatDay(iso) === formatDay(new Date().toISOString());
  const isOld = query.error !== null || query.isPaused;
  return (
    <div role="status" className="column">
      {isOld && (
        <p className="flex flex-wrap items-center gap-x-6 pt-6 text-plain text-muted">
          <span>
            We could not refresh this page. It is from{' '}
            {isToday ? formatReaderTime(iso) : `${formatDay(iso)}, ${formatReaderTime(iso)}`}.
          </span>
          <Button variant="quiet" busy={query.isFetching} busyLabel="Trying..." onClick={() => void query.refetch()}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
