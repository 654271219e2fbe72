import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';

interface RowsProps<Item, Key extends readonly unknown[]> {
  query: UseQueryOptions<Item[], Error, Item[], Key>;
  /** Which of the items, in which order; all of them where it is left out. */
  choose?: (items: Item[]) => Item[];
  /** What is listed, for the sentences around it: "the lessons". */
  what: string;
  children: (item: Item) => ReactNode;
  /** Said when there is nothing; a list that may be left out altogether gives null. */
  empty: ReactNode;
}

/** A list from the API with its waiting, failing and empty states. Rows are parted by hairlines. */
export function Rows<Item extends { id: string }, Key extends readonly unknown[]>(props: RowsProps<Item, Key>) {
  const { query, choose = (items) => items, what, children, empty } = props;
  const { data, isPending, isError, refetch } = useQuery(query);
  if (isPending) return <WaitingRows what={what} />;
  if (isError) return <Unreachable what={what} onRetry={() => void refetch()} />;
  const items = choose(data);
  if (items.length === 0) return empty;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} className="border-b border-rule py-4">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

function WaitingRows({ what }: { what: string }) {
  return (
    <div role="status" aria-label={`Fetching ${what}`}>
      {[220, 280, 190, 240].map((width) => (
        <div key={width} className="border-b border-rule py-4">
          <SkeletonLine width={width} height={24} />
          <SkeletonLine width={width - 90} height={16} className="mt-3" />
        </div>
      ))}
    </div>
  );
}

function Unreachable({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <EmptyState
      title={`We could not fetch ${what}.`}
      isFailure
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Your place is kept. It needs the network, and one more try.
    </EmptyState>
  );
}
