import type { QueryClient } from '@tanstack/react-query';

/** Reads again what a write has changed. A first read that is under way may hold what was before: it is given up. */
export async function readAgain(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
