import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './answers.ts';

/** The admin's own cache: staff screens never share a cache with the public pages. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (failures, error) => failures < 2 && mayPass(error) },
    },
  });

/** A refusal stays a refusal; only a fault behind the API or on the way is worth a second try. */
const mayPass = (error: Error): boolean => !(error instanceof ApiProblem) || error.status >= 500;
