import { queryOptions } from '@tanstack/react-query';
import { readResponse } from 'shell/api-problem';
import type { ResponseBody, Row } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';

export type QueuedPost = Row<'/api/admin/forum/queue'>;
export type ModerationAction = Row<'/api/admin/forum/deeds'>;
export type SuspendedMember = Row<'/api/admin/forum/suspended'>;
export type Case = ResponseBody<'/api/admin/forum/posts/{id}', 'get'>;
export type TopicPost = Row<'/api/admin/forum/posts'>;
export type ModerationActionType = ModerationAction['kind'];
type QueueState = 'shown' | 'hidden' | 'held';

const moderationKey = ['moderation'];
/** Refetch interval while the queue is visible. */
const everyMs = 30_000;

export const queueList = (api: Shell['api'], state: QueueState | undefined): PagedList<QueuedPost> => ({
  key: [...moderationKey, 'queue', state],
  read: (request) =>
    readResponse(api.GET('/api/admin/forum/queue', { params: { query: { ...request, ...(state && { state }) } } })),
  everyMs,
});

export const actionList = (api: Shell['api']): PagedList<ModerationAction> => ({
  key: [...moderationKey, 'actions'],
  read: (request) => readResponse(api.GET('/api/admin/forum/deeds', { params: { query: request } })),
});

export const suspendedList = (api: Shell['api']): PagedList<SuspendedMember> => ({
  key: [...moderationKey, 'suspended'],
  read: (request) => readResponse(api.GET('/api/admin/forum/suspended', { params: { query: request } })),
});

export const topicPostList = (api: Shell['api'], topic: string): PagedList<TopicPost> => ({
  key: [...moderationKey, 'talk', topic],
  read: (request) => readResponse(api.GET('/api/admin/forum/posts', { params: { query: { ...request, topic } } })),
});

export const caseQuery = (api: Shell['api'], id: string) =>
  queryOptions({
    queryKey: [...moderationKey, 'case', id],
    queryFn: () => readResponse(api.GET('/api/admin/forum/posts/{id}', { params: { path: { id } } })),
    refetchInterval: everyMs,
  });

/** Reads inquiries in which authors of posts reply to these moderation decisions. */
export const objectionsQuery = (api: Shell['api'], decisions: readonly string[]) =>
  queryOptions({
    queryKey: [...moderationKey, 'answers', decisions],
    queryFn: () =>
      readResponse(
        api.GET('/api/admin/inquiries', { params: { query: { decision: decisions.join(','), kind: 'contact' } } }),
      ),
    enabled: decisions.length > 0,
  });
