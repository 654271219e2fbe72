import { queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, type ResponseBody, type RequestBody } from 'shell/api';

export type ForumMember = ResponseBody<'/api/forum/people', 'get'>[number];
export type OwnForumProfile = ResponseBody<'/api/forum/profile', 'get'>;

export const forumMembersQuery = (q: string, topic: string | undefined) =>
  queryOptions({
    queryKey: ['forum', 'people', { q, topic }],
    queryFn: () => readApiResponse(api.GET('/api/forum/people', { params: { query: { q, ...(topic && { topic }) } } })),
  });

export const memberCardQuery = (id: string) =>
  queryOptions({
    queryKey: ['forum', 'card', id],
    queryFn: () => readApiResponse(api.GET('/api/forum/people/{id}', { params: { path: { id } } })),
  });

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['forum', 'profile', userId],
    queryFn: () => readApiResponse(api.GET('/api/forum/profile')),
  });

export const saveForumProfile = (profile: RequestBody<'/api/forum/profile', 'put'>) =>
  readApiResponse(api.PUT('/api/forum/profile', { body: profile }));

export const setMemberMuted = (id: string, isMuted: boolean) =>
  readApiResponse(api.PUT('/api/forum/people/{id}/muted', { params: { path: { id } }, body: { isMuted } }));
