import { QueryClient } from '@tanstack/react-query';
import { mayPassAtOnce } from 'shell/failed-query';

/** The admin's own cache: staff screens never share a cache with the public pages. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (failures, error) => failures < 2 && mayPassAtOnce(error) },
      // Sent at once or not at all: one that waited for the network could find another user signed in.
      mutations: { networkMode: 'always' },
    },
  });
