import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { FailedQuery } from 'shell/failed-query';
import { failureWords } from 'shell/failure-words';
import { useIsOnline } from 'shell/use-is-online';

interface FetchFailedProps {
  query: FailedQuery;
  /** What is missing, as a sentence names it: "the lessons". */
  what: string;
}

/** Stands in the place of what could not be loaded: says why, and tries again when asked to. */
export function FetchFailed({ query: { error, isFetching, refetch }, what }: FetchFailedProps) {
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
      {failureWords(error, isOnline)}
    </EmptyState>
  );
}
