import { queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { Shell } from '../../../shell/shell.tsx';
import type { ContentItem, ContentKindName, ContentValues } from './content.ts';

type Api = Shell['api'];

/** An unknown id creates a draft, and a save by another user after `seen` causes a 409. */
export const saveContentDraft = (
  api: Api,
  kind: ContentKindName,
  id: string,
  { values, seen }: { values: ContentValues; seen: string | undefined },
): Promise<ContentItem> =>
  readApiResponse(
    api.PUT('/api/admin/content/{kind}/{id}/draft', {
      params: { path: { kind, id } },
      body: { values, ...(seen && { updatedAt: seen }) },
    }),
  ) as Promise<unknown> as Promise<ContentItem>;

export const discardContentDraft = (api: Api, kind: ContentKindName, id: string): Promise<unknown> =>
  readApiResponse(api.DELETE('/api/admin/content/{kind}/{id}/draft', { params: { path: { kind, id } } }));

export const slugCheckQuery = (api: Api, kind: ContentKindName, { slug, itemId }: { slug: string; itemId: string }) =>
  queryOptions({
    queryKey: ['slugs', kind, slug, itemId],
    queryFn: () =>
      readApiResponse(
        api.GET('/api/admin/content/{kind}/slugs/{slug}', { params: { path: { kind, slug }, query: { itemId } } }),
      ),
    staleTime: 60_000,
  });
