import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { FailedQuery } from 'shell/failed-query';
import { getFailureMessage } from 'shell/failure-message';
import { useIsOnline } from 'shell/use-is-online';

interface FetchFailedProps {
  query: FailedQuery;
  /** Part of a sentence, such as "the lessons". */
  what: string;
}

export function FetchFailedMessage({ query: { error, isFetching, refetch }, what }: FetchFailedProps) {
  const isOnline = useIsOnline();
  return (
    <EmptyState
      title={`We could not load ${what}.`}
      isFailure
      action={
        <Button size="small" busy={isFetching} busyLabel="Trying..." onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {getFailureMessage(error, isOnline)}
    </EmptyState>
  );
}
