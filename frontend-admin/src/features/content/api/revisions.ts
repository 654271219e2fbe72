import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseItem } from 'shell/api';
import type { Shell } from '../../../shell/shell.tsx';
import { contentKey, type ContentItem, type ContentKindName } from './content.ts';

type Api = Shell['api'];

export type RevisionSummary = ResponseItem<'/api/admin/content/{kind}/{id}/revisions'>;

const pageSize = 20;

const revisionsKey = (kind: ContentKindName, id: string) => [...contentKey, kind, id, 'revisions'];

export const revisionListQuery = (api: Api, kind: ContentKindName, id: string) =>
  infiniteQueryOptions({
    queryKey: revisionsKey(kind, id),
    queryFn: ({ pageParam: cursor }) =>
      readApiResponse(
        api.GET('/api/admin/content/{kind}/{id}/revisions', {
          params: { path: { kind, id }, query: { limit: pageSize, ...(cursor && { cursor }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const revisionQuery = (api: Api, kind: ContentKindName, id: string, revisionId: string) =>
  queryOptions({
    queryKey: [...revisionsKey(kind, id), revisionId],
    queryFn: () =>
      readApiResponse(
        api.GET('/api/admin/content/{kind}/{id}/revisions/{revisionId}', {
          params: { path: { kind, id, revisionId } },
        }),
      ),
  });

/** Restores all fields when `fields` is omitted. */
export const restoreRevision = (
  api: Api,
  kind: ContentKindName,
  { id }: ContentItem,
  { revisionId, fields }: { revisionId: string; fields?: string[] | undefined },
) =>
  readApiResponse(
    api.POST('/api/admin/content/{kind}/{id}/revisions/{revisionId}/restore', {
      params: { path: { kind, id, revisionId } },
      body: { ...(fields && { fields }) },
    }),
  );
