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
/** Refetch interval while the queue is visible. */
const everyMs = 30_000;

/** Oldest first; in all states when `state` is undefined. */
export const waitingList = (api: Shell['api'], state: InQueue | undefined): PagedList<Waiting> => ({
  key: [...moderationKey, 'queue', state],
  read: (request) =>
    answer(api.GET('/api/admin/forum/queue', { params: { query: { ...request, ...(state && { state }) } } })),
  everyMs,
});

export const decidedList = (api: Shell['api']): PagedList<Decided> => ({
  key: [...moderationKey, 'deeds'],
  read: (request) => answer(api.GET('/api/admin/forum/deeds', { params: { query: request } })),
});

/** The suspension that ends first is at the top. */
export const suspendedList = (api: Shell['api']): PagedList<Suspended> => ({
  key: [...moderationKey, 'suspended'],
  read: (request) => answer(api.GET('/api/admin/forum/suspended', { params: { query: request } })),
});

export const talkList = (api: Shell['api'], topic: string): PagedList<TalkPost> => ({
  key: [...moderationKey, 'talk', topic],
  read: (request) => answer(api.GET('/api/admin/forum/posts', { params: { query: { ...request, topic } } })),
});

export const caseQuery = (api: Shell['api'], id: string) =>
  queryOptions({
    queryKey: [...moderationKey, 'case', id],
    queryFn: () => answer(api.GET('/api/admin/forum/posts/{id}', { params: { path: { id } } })),
    refetchInterval: everyMs,
  });

/** Inquiries in which authors reply to these decisions. */
export const answersQuery = (api: Shell['api'], decisions: readonly string[]) =>
  queryOptions({
    queryKey: [...moderationKey, 'answers', decisions],
    queryFn: () =>
      answer(
        api.GET('/api/admin/inquiries', { params: { query: { decision: decisions.join(','), kind: 'contact' } } }),
      ),
    enabled: decisions.length > 0,
  });
