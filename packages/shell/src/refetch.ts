import type { QueryClient } from '@tanstack/react-query';

/** A running fetch may return data from before the change. */
export async function refetchQuery(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
