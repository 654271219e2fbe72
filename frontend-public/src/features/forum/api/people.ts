import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Answered, type Sent } from 'shell/api';

export type Person = Answered<'/api/forum/people', 'get'>[number];
export type Profile = Answered<'/api/forum/profile', 'get'>;

/** At most six members whose name starts with `q`; participants of the topic come first. */
export const peopleQuery = (q: string, topic: string | undefined) =>
  queryOptions({
    queryKey: ['forum', 'people', { q, topic }],
    queryFn: () => answer(api.GET('/api/forum/people', { params: { query: { q, ...(topic && { topic }) } } })),
  });

export const cardQuery = (id: string) =>
  queryOptions({
    queryKey: ['forum', 'card', id],
    queryFn: () => answer(api.GET('/api/forum/people/{id}', { params: { path: { id } } })),
  });

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['forum', 'profile', userId],
    queryFn: () => answer(api.GET('/api/forum/profile')),
  });

export const changeProfile = (profile: Sent<'/api/forum/profile', 'put'>) =>
  answer(api.PUT('/api/forum/profile', { body: profile }));

export const mute = (id: string, isMuted: boolean) =>
  answer(api.PUT('/api/forum/people/{id}/muted', { params: { path: { id } }, body: { isMuted } }));
