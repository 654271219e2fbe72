import { queryOptions } from '@tanstack/react-query';
import { answer, type Answered, type Row } from '../../../shell/answers.ts';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';

export type Member = Row<'/api/admin/members'>;
export type Role = Member['roles'][number]['role'];
export type History = Answered<'/api/admin/members/{id}', 'get'>;

/** What every query about members begins with: a change of one may show in all of them. */
export const membersKey = ['members'];

/** Newest first; `q` matches an email or 'first last'. */
export const memberList = (api: Shell['api']): PagedList<Member> => ({
  key: [...membersKey, 'list'],
  read: (request) => answer(api.GET('/api/admin/members', { params: { query: request } })),
});

/** One person, with what is behind them. */
export const historyQuery = (api: Shell['api'], id: string) =>
  queryOptions({
    queryKey: [...membersKey, 'one', id],
    queryFn: () => answer(api.GET('/api/admin/members/{id}', { params: { path: { id } } })),
  });
