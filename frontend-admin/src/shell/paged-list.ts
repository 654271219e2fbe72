import { hashKey, keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createNumberedCursors, getCurrentCursor, firstPageCursors, type PageCursors } from '../ui/cursor-pages.ts';

interface PageRequest {
  limit: number;
  cursor?: string;
  q?: string;
}

export interface ListPage<Item> {
  items: Item[];
  nextCursor?: string | null;
  /** Number of items of all pages, if the list counts them. */
  total?: number;
}

export interface PagedList<Item> {
  key: QueryKey;
  read: (request: PageRequest) => Promise<ListPage<Item>>;
  everyMs?: number;
}

const pageSize = 20;

/** For lists whose cursors are page numbers, so that the URL can contain the page. */
export interface NumberedPage {
  page: number;
  onPage: (page: number) => void;
}

/** With `numbered`, the caller stores the page and must return to page one for a new list or search. */
export function usePagedList<Item>(list: PagedList<Item>, q = '', numbered?: NumberedPage) {
  const asked = hashKey([...list.key, q]);
  const [place, setPlace] = useState<{ asked: string; walk: PageCursors }>({ asked, walk: firstPageCursors });
  const walked = place.asked === asked ? place.walk : firstPageCursors;
  const walk = numbered ? createNumberedCursors(numbered.page) : walked;
  const cursor = getCurrentCursor(walk);
  const request: PageRequest = { limit: pageSize, ...(cursor && { cursor }), ...(q && { q }) };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [...list.key, request],
    queryFn: () => list.read(request),
    placeholderData: keepPreviousData,
    refetchInterval: list.everyMs ?? false,
  });
  const isAfterEnd = walk !== firstPageCursors && !isPlaceholderData && data?.items.length === 0;
  const returnToStart = isAfterEnd ? numbered?.onPage : undefined;
  useEffect(() => returnToStart?.(1), [returnToStart]);
  return {
    items: data?.items ?? [],
    total: data?.total,
    error,
    isPending,
    isPlaceholderData,
    refetch,
    pager: {
      walk,
      onWalk: (next: PageCursors) => (numbered ? numbered.onPage(next.length) : setPlace({ asked, walk: next })),
      pageSize,
      shown: data?.items.length ?? 0,
      nextCursor: data?.nextCursor ?? null,
    },
  };
}
