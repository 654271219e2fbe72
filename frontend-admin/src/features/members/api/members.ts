import { queryOptions } from '@tanstack/react-query';
import { readResponse } from 'shell/api-problem';
import type { ResponseBody, Row } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';
import { fullName } from '../../../ui/format.ts';

export type Member = Row<'/api/admin/members'>;
export type Role = Member['roles'][number]['role'];
export type History = ResponseBody<'/api/admin/members/{id}', 'get'>;

/** Prefix of all member queries, invalidated together because a change may affect each of them. */
export const membersKey = ['members'];

/** Lists members, newest first; `q` matches an email address or 'first last'. */
export const memberList = (api: Shell['api']): PagedList<Member> => ({
  key: [...membersKey, 'list'],
  read: (request) => readResponse(api.GET('/api/admin/members', { params: { query: request } })),
});

export const historyQuery = (api: Shell['api'], id: string) =>
  queryOptions({
    queryKey: [...membersKey, 'one', id],
    queryFn: () => readResponse(api.GET('/api/admin/members/{id}', { params: { path: { id } } })),
  });

export const displayName = (member: Pick<Member, 'firstName' | 'lastName' | 'email'>): string =>
  fullName(member) || member.email;
