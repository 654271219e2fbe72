import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, type ResponseBody } from 'shell/api';
import { requestMediaLink } from '../../../frame/media/media-link.ts';
import { sendStoredProgress } from '../../../frame/media/progress.ts';

export type Replay = ResponseBody<'/api/replays/{id}', 'get'>;
export type ReplaySummary = ResponseBody<'/api/replays', 'get'>['items'][number];

export const replayKinds = ['circles', 'workshops', 'gatherings'] as const;
type ReplayKind = (typeof replayKinds)[number];

export interface ReplayFilter {
  kind?: ReplayKind | undefined;
  year?: number | undefined;
  q?: string | undefined;
}

const pageSize = 20;

export const replaysQuery = (userId: string, filter: ReplayFilter) =>
  infiniteQueryOptions({
    queryKey: ['replays', userId, filter],
    queryFn: async ({ pageParam }) => {
      // Sends the stored progress first, so that the response includes that progress.
      if (pageParam === '') await sendStoredProgress(userId);
      const { kind, year, q } = filter;
      const query = { limit: pageSize, ...(kind && { kind }), ...(year && { year }), ...(q && { q }) };
      return readApiResponse(
        api.GET('/api/replays', { params: { query: { ...query, ...(pageParam && { cursor: pageParam }) } } }),
      );
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });

export const replayQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['replays', userId, id],
    queryFn: async () => {
      await sendStoredProgress(userId);
      return readApiResponse(api.GET('/api/replays/{id}', { params: { path: { id } } }));
    },
    staleTime: 0,
  });

export const requestReplayAudioLink = (id: string) => requestMediaLink({ kind: 'replay-sounds', id });

export const replayAudioSizeQuery = (id: string) =>
  queryOptions({
    queryKey: ['replay-sounds', id],
    queryFn: async () => (await requestReplayAudioLink(id)).sizeBytes,
    staleTime: Infinity,
  });
