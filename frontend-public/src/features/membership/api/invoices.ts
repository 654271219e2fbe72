import { infiniteQueryOptions } from '@tanstack/react-query';
import { readResponse, api, type Row } from 'shell/api';

export type Invoice = Row<'/api/account/membership/invoices'>;

const PAGE = 6;

export const invoicesQuery = (userId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['invoices', userId],
    queryFn: ({ pageParam: cursor }) =>
      readResponse(
        api.GET('/api/account/membership/invoices', {
          params: { query: { limit: PAGE, ...(cursor !== null && { cursor }) } },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: userId !== undefined,
  });
