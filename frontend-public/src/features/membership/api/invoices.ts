import { infiniteQueryOptions } from '@tanstack/react-query';
import { readApiResponse, api, type ResponseItem } from 'shell/api';

export type Invoice = ResponseItem<'/api/account/membership/invoices'>;

const PAGE = 6;

export const invoicesQuery = (userId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['invoices', userId],
    queryFn: ({ pageParam: cursor }) =>
      readApiResponse(
        api.GET('/api/account/membership/invoices', {
          params: { query: { limit: PAGE, ...(cursor !== null && { cursor }) } },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: userId !== undefined,
  });
