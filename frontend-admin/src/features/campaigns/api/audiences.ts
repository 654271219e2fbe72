import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseBody, ResponseItem } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import { useShell, type Shell } from '../../../shell/shell.tsx';
import { hasUnreadableDay } from '../draft.ts';
import type { Campaign } from './campaigns.ts';

type Api = Shell['api'];

export type AudienceFilter = NonNullable<Campaign['filter']>;
export type AudienceCount = ResponseBody<'/api/admin/audiences/count', 'post'>;
export type AudiencePerson = ResponseBody<'/api/admin/audiences/people', 'post'>['items'][number];

const audienceKey = ['audiences'];
export const audienceListKey = [...audienceKey, 'list'];

export const audienceOptionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...audienceKey, 'options'],
    queryFn: () => readApiResponse(api.GET('/api/admin/audiences/options')),
  });

export const audienceCountQuery = (api: Api, filter: AudienceFilter) =>
  queryOptions({
    queryKey: [...audienceKey, 'count', filter],
    queryFn: () => readApiResponse(api.POST('/api/admin/audiences/count', { body: { filter } })),
    placeholderData: (before) => before,
  });

export const audiencePeopleQuery = (api: Api, filter: AudienceFilter) =>
  queryOptions({
    queryKey: [...audienceKey, 'people', filter],
    queryFn: () => readApiResponse(api.POST('/api/admin/audiences/people', { body: { filter } })),
    enabled: !hasUnreadableDay(filter),
  });

export type Audience = ResponseItem<'/api/admin/audiences'>;
export type AudienceOptions = ResponseBody<'/api/admin/audiences/options', 'get'>;
export interface AudienceInput {
  name: string;
  filter: AudienceFilter;
}

/** Largest page of the API, so the composer offers only the newest 100 audiences. */
const maxOffered = 100;

export const audienceList = (api: Api): PagedList<Audience> => ({
  key: audienceListKey,
  read: (query) => readApiResponse(api.GET('/api/admin/audiences', { params: { query } })),
});

export const offeredAudiencesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...audienceListKey, 'offered'],
    queryFn: () => readApiResponse(api.GET('/api/admin/audiences', { params: { query: { limit: maxOffered } } })),
  });

export const savedAudienceQuery = (api: Api, id: string | null) =>
  queryOptions({
    queryKey: [...audienceListKey, id],
    queryFn: () => readApiResponse(api.GET('/api/admin/audiences/{id}', { params: { path: { id: id ?? '' } } })),
    enabled: id !== null,
  });

/** Omits unchanged conditions, because the server rejects any conditions if a scheduled campaign uses the audience. */
export function useSaveAudience(audience?: Audience) {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ name, filter }: AudienceInput) =>
      readApiResponse(
        audience
          ? api.PATCH('/api/admin/audiences/{id}', {
              params: { path: { id: audience.id }, header: { 'if-match': `"${audience.updatedAt}"` } },
              body: { name, ...(filter !== audience.filter && { filter }) },
            })
          : api.POST('/api/admin/audiences', { body: { name, filter } }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: audienceListKey }),
  });
}

export const deleteAudience = (api: Api, { id }: Audience): Promise<unknown> =>
  readApiResponse(api.DELETE('/api/admin/audiences/{id}', { params: { path: { id } } }));
