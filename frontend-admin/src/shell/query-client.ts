import { QueryClient } from '@tanstack/react-query';
import { isRetryableNow } from 'shell/failed-query';

/** The admin has its own cache and shares no data with the public pages. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (failures, error) => failures < 2 && isRetryableNow(error) },
      // Mutations run immediately or fail. A mutation that waits for the network could run after another user has
      // signed in.
      mutations: { networkMode: 'always' },
    },
  });
