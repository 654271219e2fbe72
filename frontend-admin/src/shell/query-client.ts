import { QueryClient } from '@tanstack/react-query';
import { isRetryableImmediately } from 'shell/failed-query';

/** Creates the query cache of the admin, which shares no data with the public pages. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (failures, error) => failures < 2 && isRetryableImmediately(error) },
      // Runs mutations immediately, so that they fail while offline. A mutation that waits for the network could run
      // after another user has signed in.
      mutations: { networkMode: 'always' },
    },
  });
