import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasFailed } from 'shell/failed-query';
import { FetchFailed } from '../../../frame/fetch-failed.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';

interface RowsProps<Item, Shown, Key extends readonly unknown[]> {
  /** A list of the API; its `select` says which of the items are shown, and as what. */
  query: UseQueryOptions<Item[], Error, Shown[], Key>;
  /** What is listed, for the sentences around it: "the lessons". */
  what: string;
  children: (shown: Shown) => ReactNode;
  /** Stands in the place of an empty list. */
  empty: ReactNode;
}

/** A list from the API with its waiting, failing and empty states. Rows are parted by hairlines. */
export function Rows<Item, Shown extends { id: string }, Key extends readonly unknown[]>({
  query,
  what,
  children,
  empty,
}: RowsProps<Item, Shown, Key>) {
  const asked = useQuery(query);
  const { data } = asked;
  if (hasFailed(asked)) return <FetchFailed what={what} query={asked} />;
  if (!data) return <WaitingRows what={what} />;
  if (data.length === 0) return empty;
  return (
    <ul>
      {data.map((shown) => (
        <li key={shown.id} className="border-b border-rule py-4">
          {children(shown)}
        </li>
      ))}
    </ul>
  );
}

export function WaitingRows({ what }: { what: string }) {
  return (
    <div role="status" aria-label={`Loading ${what}`}>
      {[220, 280, 190, 240].map((width) => (
        <div key={width} className="border-b border-rule py-4">
          <SkeletonLine width={width} height={24} />
          <SkeletonLine width={width - 90} height={16} className="mt-3" />
        </div>
      ))}
    </div>
  );
}
