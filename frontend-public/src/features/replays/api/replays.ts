import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, api, type Answered } from 'shell/api';
import { askMediaLink } from '../../../frame/media/media-link.ts';

export type Replay = Answered<'/api/replays/{id}', 'get'>;
export type ReplayLine = Answered<'/api/replays', 'get'>['items'][number];

export const replayKinds = ['circles', 'workshops', 'gatherings'] as const;
type ReplayKind = (typeof replayKinds)[number];

export interface ReplayFilter {
  kind?: ReplayKind | undefined;
  year?: number | undefined;
  q?: string | undefined;
}

const pageSize = 20;

/** Tells what waits on this device, so that the answer knows of it. */
type TellFirst = (userId: string) => Promise<void>;

/** Those that were begun first, then the latest. */
export const replaysQuery = (userId: string, filter: ReplayFilter, tellFirst: TellFirst) =>
  infiniteQueryOptions({
    queryKey: ['replays', userId, filter],
    queryFn: async ({ pageParam }) => {
      if (pageParam === '') await tellFirst(userId);
      const { kind, year, q } = filter;
      const query = { limit: pageSize, ...(kind && { kind }), ...(year && { year }), ...(q && { q }) };
      return answer(
        api.GET('/api/replays', { params: { query: { ...query, ...(pageParam && { cursor: pageParam }) } } }),
      );
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });

/** One replay, and where the member is in it now: another device may have played on. */
export const replayQuery = (userId: string, id: string, tellFirst: TellFirst) =>
  queryOptions({
    queryKey: ['replays', userId, id],
    queryFn: async () => {
      await tellFirst(userId);
      return answer(api.GET('/api/replays/{id}', { params: { path: { id } } }));
    },
    staleTime: 0,
  });

/** Where its sound alone is fetched from, for an hour, and how large it is. */
export const askSoundLink = (id: string) => askMediaLink({ kind: 'replay-sounds', id });

export const soundSizeQuery = (id: string) =>
  queryOptions({
    queryKey: ['replay-sounds', id],
    queryFn: async () => (await askSoundLink(id)).sizeBytes,
    staleTime: Infinity,
  });
