import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, createRequestFetch, type ResponseBody, type ResponseItem } from 'shell/api';
import type { ApiFetch } from 'shell/site-bundle';
import { readAllPages } from '../../../frame/read-all-pages.ts';

export type LetterSummary = ResponseItem<'/api/letters'>;
export type Letter = ResponseBody<'/api/letters/{slug}', 'get'>;
export type LetterPart = Letter['parts'][number];

const fetchOptions = (ask?: ApiFetch) => (ask ? { fetch: createRequestFetch(ask) } : {});

const perPage = 24;

export const lettersQuery = (ask?: ApiFetch) =>
  infiniteQueryOptions({
    queryKey: ['letters'],
    queryFn: ({ pageParam }) =>
      readApiResponse(
        api.GET('/api/letters', {
          params: { query: { limit: perPage, ...(pageParam !== '' && { cursor: pageParam }) } },
          ...fetchOptions(ask),
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const letterQuery = (slug: string, ask?: ApiFetch) =>
  queryOptions({
    queryKey: ['letters', slug],
    queryFn: () =>
      readApiResponse(api.GET('/api/letters/{slug}', { params: { path: { slug } }, ...fetchOptions(ask) })),
  });

export const fetchLetterSlugs = async (ask: ApiFetch): Promise<string[]> =>
  (
    await readAllPages((query) => readApiResponse(api.GET('/api/letters', { params: { query }, ...fetchOptions(ask) })))
  ).map(({ slug }) => slug);
