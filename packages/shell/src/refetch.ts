import type { QueryClient } from '@tanstack/react-query';

/**
 * Refetches queries after a change on the server. It cancels a fetch that is still running, because that fetch may
 * return the data from before the change.
 */
export async function refetchQuery(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
