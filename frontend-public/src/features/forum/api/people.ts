import { queryOptions } from '@tanstack/react-query';
import { readResponse, api, type ResponseBody, type RequestBody } from 'shell/api';

export type Person = ResponseBody<'/api/forum/people', 'get'>[number];
export type Profile = ResponseBody<'/api/forum/profile', 'get'>;

/** Query of at most six members whose name starts with `q`, beginning with members who wrote in the topic. */
export const peopleQuery = (q: string, topic: string | undefined) =>
  queryOptions({
    queryKey: ['forum', 'people', { q, topic }],
    queryFn: () => readResponse(api.GET('/api/forum/people', { params: { query: { q, ...(topic && { topic }) } } })),
  });

export const memberCardQuery = (id: string) =>
  queryOptions({
    queryKey: ['forum', 'card', id],
    queryFn: () => readResponse(api.GET('/api/forum/people/{id}', { params: { path: { id } } })),
  });

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['forum', 'profile', userId],
    queryFn: () => readResponse(api.GET('/api/forum/profile')),
  });

export const changeProfile = (profile: RequestBody<'/api/forum/profile', 'put'>) =>
  readResponse(api.PUT('/api/forum/profile', { body: profile }));

export const mute = (id: string, isMuted: boolean) =>
  readResponse(api.PUT('/api/forum/people/{id}/muted', { params: { path: { id } }, body: { isMuted } }));
