import { queryOptions } from '@tanstack/react-query';
import { answer } from 'shell/answer';
import type { Answered, Row } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';
import { nameOf } from '../../../ui/words.ts';

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

/** What to call somebody where a name is needed: the name, or else the address. */
export const calledOf = (member: Pick<Member, 'firstName' | 'lastName' | 'email'>): string =>
  nameOf(member) || member.email;
