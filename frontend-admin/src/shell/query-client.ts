import { QueryClient } from '@tanstack/react-query';
import { isRetryableNow } from 'shell/failed-query';

/** Staff screens never share a cache with the public pages. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (failures, error) => failures < 2 && isRetryableNow(error) },
      // Mutations run at once or fail: a paused one could run after another user has signed in.
      mutations: { networkMode: 'always' },
    },
  });
