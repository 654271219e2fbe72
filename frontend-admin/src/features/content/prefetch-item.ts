import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { contentItemQuery } from './api/content.ts';

/** Keys of items whose last change may not be stored yet. */
const unsettled = new Set<string>();

/** Fetches nothing while an earlier form of the item is still saving, because the data could be old. */
export async function prefetchItem(client: QueryClient, query: ReturnType<typeof contentItemQuery>): Promise<void> {
  if (!unsettled.has(hashKey(query.queryKey))) await client.prefetchQuery({ ...query, staleTime: 0 });
}

export async function invalidateItemAfterSave(
  client: QueryClient,
  { queryKey }: Pick<ReturnType<typeof contentItemQuery>, 'queryKey'>,
  saved: Promise<unknown>,
): Promise<void> {
  const key = hashKey(queryKey);
  unsettled.add(key);
  try {
    await saved;
  } finally {
    unsettled.delete(key);
    // Removal of the cached item would close a form that is only hidden, for example after the session has ended.
    await client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}
