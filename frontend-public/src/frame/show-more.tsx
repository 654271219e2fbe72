import { useEffect, useRef, type RefObject } from 'react';
import { getFailureMessage } from 'shell/failure-message';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/form-error.tsx';

interface ShowMoreProps {
  query: {
    data: { pages: readonly unknown[] } | undefined;
    error: unknown;
    isFetchNextPageError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  list: RefObject<HTMLElement | null>;
  label: string;
  className?: string;
}

export function ShowMoreButton({ query, list, label, className = '' }: ShowMoreProps) {
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const goOnAtFirst = useFocusOnFirstAddedRow(list, data?.pages.length ?? 0);
  if (!hasNextPage) return null;
  return (
    <div className={`grid justify-items-start gap-3 ${className}`}>
      <Button
        aria-disabled={isFetchingNextPage || undefined}
        onClick={() => {
          if (isFetchingNextPage) return;
          goOnAtFirst();
          void fetchNextPage();
        }}
      >
        {isFetchingNextPage ? 'Loading...' : label}
      </Button>
      <FormError message={isFetchNextPageError ? getFailureMessage(error) : undefined} />
    </div>
  );
}

/** Call the returned function before more rows load, and change `count` when rows are added. */
export function useFocusOnFirstAddedRow(list: RefObject<HTMLElement | null>, count: number): () => void {
  const rows = useRef<number>(undefined);

  useEffect(() => {
    const added = rows.current === undefined ? undefined : list.current?.children[rows.current];
    rows.current = undefined;
    if (!(added instanceof HTMLElement)) return;
    added.setAttribute('tabindex', '-1');
    added.focus();
  }, [list, count]);

  return () => {
    rows.current = list.current?.children.length;
  };
}
