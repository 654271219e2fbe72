import { queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseBody, ResponseItem } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';
import { formatFullName } from '../../../ui/format.ts';

export type Member = ResponseItem<'/api/admin/members'>;
export type MemberRole = Member['roles'][number]['role'];
export type MemberHistoryData = ResponseBody<'/api/admin/members/{id}', 'get'>;

export const membersQueryKey = ['members'];

export const memberList = (api: Shell['api']): PagedList<Member> => ({
  key: [...membersQueryKey, 'list'],
  read: (request) => readApiResponse(api.GET('/api/admin/members', { params: { query: request } })),
});

export const memberHistoryQuery = (api: Shell['api'], id: string) =>
  queryOptions({
    queryKey: [...membersQueryKey, 'one', id],
    queryFn: () => readApiResponse(api.GET('/api/admin/members/{id}', { params: { path: { id } } })),
  });

export const getDisplayName = (member: Pick<Member, 'firstName' | 'lastName' | 'email'>): string =>
  formatFullName(member) || member.email;
