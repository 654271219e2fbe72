import { queryOptions } from '@tanstack/react-query';
import { answer } from 'shell/answer';
import type { Answered, Row } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';

export type Waiting = Row<'/api/admin/forum/queue'>;
export type Decided = Row<'/api/admin/forum/deeds'>;
export type Suspended = Row<'/api/admin/forum/suspended'>;
export type Case = Answered<'/api/admin/forum/posts/{id}', 'get'>;
export type TalkPost = Row<'/api/admin/forum/posts'>;
export type DeedKind = Decided['kind'];
type InQueue = 'shown' | 'hidden' | 'held';

const moderationKey = ['moderation'];
/** People write and report at any hour, and colleagues decide. */
const everyMs = 30_000;

/** What waits, what waits longest first; all of it or what is in one state. */
export const waitingList = (api: Shell['api'], state: InQueue | undefined): PagedList<Waiting> => ({
  key: [...moderationKey, 'queue', state],
  read: (request) =>
    answer(api.GET('/api/admin/forum/queue', { params: { query: { ...request, ...(state && { state }) } } })),
  everyMs,
});

/** What staff did, newest first. */
export const decidedList = (api: Shell['api']): PagedList<Decided> => ({
  key: [...moderationKey, 'deeds'],
  read: (request) => answer(api.GET('/api/admin/forum/deeds', { params: { query: request } })),
});

/** Who may not write, whose suspension ends first before the others. */
export const suspendedList = (api: Shell['api']): PagedList<Suspended> => ({
  key: [...moderationKey, 'suspended'],
  read: (request) => answer(api.GET('/api/admin/forum/suspended', { params: { query: request } })),
});

/** A talk as it was written. */
export const talkList = (api: Shell['api'], topic: string): PagedList<TalkPost> => ({
  key: [...moderationKey, 'talk', topic],
  read: (request) => answer(api.GET('/api/admin/forum/posts', { params: { query: { ...request, topic } } })),
});

/** A post with what is around it and what was before. */
export const caseQuery = (api: Shell['api'], id: string) =>
  queryOptions({
    queryKey: [...moderationKey, 'case', id],
    queryFn: () => answer(api.GET('/api/admin/forum/posts/{id}', { params: { path: { id } } })),
    refetchInterval: everyMs,
  });

/** What was written in answer to these decisions. */
export const answersQuery = (api: Shell['api'], decisions: readonly string[]) =>
  queryOptions({
    queryKey: [...moderationKey, 'answers', decisions],
    queryFn: () =>
      answer(
        api.GET('/api/admin/inquiries', { params: { query: { decision: decisions.join(','), kind: 'contact' } } }),
      ),
    enabled: decisions.length > 0,
  });
