import type { QueryClient } from '@tanstack/react-query';

/** Refetches queries after a write; cancels a running first fetch, which may return old data. */
export async function refetchQuery(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
