import { readApiResponse } from 'shell/api-problem';
import { useShell } from '../../../shell/shell.tsx';
import { useMutationWithToast } from '../../../shell/use-change.ts';
import { moderationActionTexts, type PostActionType } from '../action-texts.ts';
import type { ModerationCase } from './moderation.ts';

export interface ModerationActionInput {
  reason: string;
  until?: string;
  category?: string;
}

/** An empty key selects all queries, because a moderation action changes the menu, the dashboard and every list. */
const allQueries: readonly string[] = [];

/** Sends the seen version, because the server must reject an action on a changed post or topic. */
export function useModerationAction(kind: PostActionType, { postId, version, topicId, topicVersion }: ModerationCase) {
  const { api } = useShell();
  const { done, undo } = moderationActionTexts[kind];
  const post = { params: { path: { id: postId } } };
  const call = async ({ reason, until = '', category }: ModerationActionInput): Promise<unknown> => {
    if (kind === 'suspend')
      return readApiResponse(
        api.POST('/api/admin/forum/posts/{id}/suspension', { ...post, body: { reason, until, version } }),
      );
    if (kind === 'leave' || kind === 'hide' || kind === 'restore' || kind === 'warn')
      return readApiResponse(
        api.POST('/api/admin/forum/posts/{id}/deeds', { ...post, body: { kind, reason, version } }),
      );
    const body = { kind, reason, version: topicVersion, ...(category && { category }) };
    return readApiResponse(api.POST('/api/admin/forum/topics/{id}/deeds', { params: { path: { id: topicId } }, body }));
  };
  const takeBack = () =>
    readApiResponse(
      api.POST('/api/admin/forum/posts/{id}/deeds', {
        ...post,
        body: { kind: 'restore', reason: 'The action was undone.', version: version + 1 },
      }),
    );
  return useMutationWithToast<ModerationActionInput>({
    key: allQueries,
    call,
    done: () => done,
    failed: () => 'Nothing was changed',
    ...(undo && {
      undo: { call: takeBack, done: () => 'The post is shown again', failed: () => 'Failed to undo' },
    }),
  });
}

export function useLiftSuspension(id: string, name: string) {
  const { api } = useShell();
  return useMutationWithToast({
    key: allQueries,
    call: (reason: string) =>
      readApiResponse(api.POST('/api/admin/forum/members/{id}/lift', { params: { path: { id } }, body: { reason } })),
    done: () => `${name} can write again`,
    failed: () => 'Failed to end the suspension',
  });
}
