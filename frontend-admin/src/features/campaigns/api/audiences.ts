import { queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseBody } from 'shell/api';
import type { Shell } from '../../../shell/shell.tsx';
import type { Campaign } from './campaigns.ts';

type Api = Shell['api'];

export type AudienceFilter = NonNullable<Campaign['filter']>;
export type AudienceCount = ResponseBody<'/api/admin/audiences/count', 'post'>;
export type AudiencePerson = ResponseBody<'/api/admin/audiences/people', 'post'>['items'][number];

const audienceKey = ['audiences'];

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

/** The first 20 people of an audience. */
export const audiencePeopleQuery = (api: Api, filter: AudienceFilter) =>
  queryOptions({
    queryKey: [...audienceKey, 'people', filter],
    queryFn: () => readApiResponse(api.POST('/api/admin/audiences/people', { body: { filter } })),
  });
