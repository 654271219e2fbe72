import { hashKey, keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { cursorOf, firstPage, type Walk } from '../ui/cursor-pages.ts';

/** How a page of a list is asked for. */
interface PageRequest {
  limit: number;
  cursor?: string;
  q?: string;
}

/** A page of a list: the last one has no `nextCursor`. */
export interface Page<Item> {
  items: Item[];
  nextCursor?: string | null;
}

/** A list the API gives page by page. */
export interface PagedList<Item> {
  key: QueryKey;
  read: (request: PageRequest) => Promise<Page<Item>>;
  /** Read again as often while it is looked at; not at all when left out. */
  everyMs?: number;
}

const pageSize = 20;

/** Reads a list. Another list or search starts at its first page; the page before stays until the next one is here. */
export function usePagedList<Item>(list: PagedList<Item>, q = '') {
  const asked = hashKey([...list.key, q]);
  const [place, setPlace] = useState<{ asked: string; walk: Walk }>({ asked, walk: firstPage });
  const walk = place.asked === asked ? place.walk : firstPage;
  const cursor = cursorOf(walk);
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
      onWalk: (next: Walk) => setPlace({ asked, walk: next }),
      pageSize,
      shown: data?.items.length ?? 0,
      nextCursor: data?.nextCursor ?? null,
    },
  };
}
