import { hashKey, keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { getCurrentCursor, firstPageCursors, type PageCursors } from '../ui/cursor-pages.ts';

interface PageRequest {
  limit: number;
  cursor?: string;
  q?: string;
}

export interface ListPage<Item> {
  items: Item[];
  nextCursor?: string | null;
}

export interface PagedList<Item> {
  key: QueryKey;
  read: (request: PageRequest) => Promise<ListPage<Item>>;
  /** Time in ms after which an open list is fetched again; never when omitted. */
  everyMs?: number;
}

const pageSize = 20;

/**
 * Loads a list page by page. A new list or search term starts at page one; the old page stays visible until the new
 * page has loaded.
 */
export function usePagedList<Item>(list: PagedList<Item>, q = '') {
  const asked = hashKey([...list.key, q]);
  const [place, setPlace] = useState<{ asked: string; walk: PageCursors }>({ asked, walk: firstPageCursors });
  const walk = place.asked === asked ? place.walk : firstPageCursors;
  const cursor = getCurrentCursor(walk);
  const request: PageRequest = { limit: pageSize, ...(cursor && { cursor }), ...(q && { q }) };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [...list.key, request],
    queryFn: () => list.read(request),
    placeholderData: keepPreviousData,
    refetchInterval: list.everyMs ?? false,
  });
  return {
    items: data?.items ?? [],
    error,
    isPending,
    isPlaceholderData,
    refetch,
    pager: {
      walk,
      onWalk: (next: PageCursors) => setPlace({ asked, walk: next }),
      pageSize,
      shown: data?.items.length ?? 0,
      nextCursor: data?.nextCursor ?? null,
    },
  };
}
