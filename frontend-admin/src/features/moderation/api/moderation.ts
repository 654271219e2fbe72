import { queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseBody, ResponseItem } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';

export type QueuedPost = ResponseItem<'/api/admin/forum/queue'>;
export type ModerationAction = ResponseItem<'/api/admin/forum/deeds'>;
export type SuspendedMember = ResponseItem<'/api/admin/forum/suspended'>;
export type ModerationCase = ResponseBody<'/api/admin/forum/posts/{id}', 'get'>;
export type TopicPost = ResponseItem<'/api/admin/forum/posts'>;
export type ModerationActionType = ModerationAction['kind'];
type QueueState = 'shown' | 'hidden' | 'held';

const moderationKey = ['moderation'];
const everyMs = 30_000;

export const moderationQueueList = (api: Shell['api'], state: QueueState | undefined): PagedList<QueuedPost> => ({
  key: [...moderationKey, 'queue', state],
  read: (request) =>
    readApiResponse(api.GET('/api/admin/forum/queue', { params: { query: { ...request, ...(state && { state }) } } })),
  everyMs,
});

export const moderationActionList = (api: Shell['api']): PagedList<ModerationAction> => ({
  key: [...moderationKey, 'actions'],
  read: (request) => readApiResponse(api.GET('/api/admin/forum/deeds', { params: { query: request } })),
});

export const suspendedMemberList = (api: Shell['api']): PagedList<SuspendedMember> => ({
  key: [...moderationKey, 'suspended'],
  read: (request) => readApiResponse(api.GET('/api/admin/forum/suspended', { params: { query: request } })),
});

export const topicPostList = (api: Shell['api'], topic: string): PagedList<TopicPost> => ({
  key: [...moderationKey, 'talk', topic],
  read: (request) => readApiResponse(api.GET('/api/admin/forum/posts', { params: { query: { ...request, topic } } })),
});

export const moderationCaseQuery = (api: Shell['api'], id: string) =>
  queryOptions({
    queryKey: [...moderationKey, 'case', id],
    queryFn: () => readApiResponse(api.GET('/api/admin/forum/posts/{id}', { params: { path: { id } } })),
    refetchInterval: everyMs,
  });

export const decisionRepliesQuery = (api: Shell['api'], decisions: readonly string[]) =>
  queryOptions({
    queryKey: [...moderationKey, 'answers', decisions],
    queryFn: () =>
      readApiResponse(
        api.GET('/api/admin/inquiries', { params: { query: { decision: decisions.join(','), kind: 'contact' } } }),
      ),
    enabled: decisions.length > 0,
  });
