import { answerOf, type Row } from '../../../shell/answers.ts';
import type { Shell } from '../../../shell/shell.tsx';
import type { PagedList } from '../../../shell/paged-list.ts';

export type Member = Row<'/api/admin/members'>;

/** Newest first; `q` matches an email or 'first last'. */
export const memberList = (api: Shell['api']): PagedList<Member> => ({
  key: ['members'],
  read: (request) => answerOf(api.GET('/api/admin/members', { params: { query: request } })),
});
