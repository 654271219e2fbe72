import { answer } from 'shell/answer';
import { useShell } from '../../../shell/shell.tsx';
import { useChange } from '../../../shell/use-change.ts';
import { deeds, type ModeratorsDeed } from '../deeds.ts';
import type { Case } from './moderation.ts';

export interface Said {
  reason: string;
  until?: string;
  /** Slug of the target category of a move. */
  category?: string;
}

/** An action affects the menu, the dashboard and every list, so all queries are invalidated. */
const everything: readonly string[] = [];

/** Sends the version the moderator saw, so the server rejects the action when the post or topic has changed. */
export function useDeed(kind: ModeratorsDeed, { postId, version, topicId, topicVersion }: Case) {
  const { api } = useShell();
  const { done, undo } = deeds[kind];
  const post = { params: { path: { id: postId } } };
  const call = async ({ reason, until = '', category }: Said): Promise<unknown> => {
    if (kind === 'suspend')
      return answer(api.POST('/api/admin/forum/posts/{id}/suspension', { ...post, body: { reason, until, version } }));
    if (kind === 'leave' || kind === 'hide' || kind === 'restore' || kind === 'warn')
      return answer(api.POST('/api/admin/forum/posts/{id}/deeds', { ...post, body: { kind, reason, version } }));
    const body = { kind, reason, version: topicVersion, ...(category && { category }) };
    return answer(api.POST('/api/admin/forum/topics/{id}/deeds', { params: { path: { id: topicId } }, body }));
  };
  const takeBack = () =>
    answer(
      api.POST('/api/admin/forum/posts/{id}/deeds', {
        ...post,
        body: { kind: 'restore', reason: 'The action was undone.', version: version + 1 },
      }),
    );
  return useChange<Said>({
    key: everything,
    call,
    done: () => done,
    failed: () => 'Nothing was changed',
    ...(undo && {
      undo: { call: takeBack, done: () => 'The post is shown again', failed: () => 'Failed to undo' },
    }),
  });
}

export function useLifting(id: string, name: string) {
  const { api } = useShell();
  return useChange({
    key: everything,
    call: (reason: string) =>
      answer(api.POST('/api/admin/forum/members/{id}/lift', { params: { path: { id } }, body: { reason } })),
    done: () => `${name} can write again`,
    failed: () => 'Failed to end the suspension',
  });
}
