import { QueryClient } from '@tanstack/react-query';
import { isRetryableImmediately } from 'shell/failed-query';

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (failures, error) => failures < 2 && isRetryableImmediately(error) },
      // A mutation that waits for the network could run after another user has signed in.
      mutations: { networkMode: 'always' },
    },
  });
