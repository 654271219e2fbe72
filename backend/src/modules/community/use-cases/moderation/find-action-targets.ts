import type { EntityManager } from '@mikro-orm/postgresql';
import type { ModerationAction } from '../../domain/moderation-action.entity.ts';
import { Post } from '../../domain/post.entity.ts';
import { Topic } from '../../domain/topic.entity.ts';

interface ActionTarget {
  readonly title: string | null;
  readonly postId: string | null;
}

export async function findActionTargets(
  em: EntityManager,
  actions: readonly Pick<ModerationAction, 'postId' | 'topicId'>[],
): Promise<(action: Pick<ModerationAction, 'postId' | 'topicId'>) => ActionTarget> {
  const topicId = { $in: actions.flatMap((action) => action.topicId ?? []) };
  const topics = await em.find(Topic, { id: topicId }, { fields: ['title'] });
  const first = await em.find(Post, { topicId, number: 1 }, { fields: ['topicId'] });
  return (action) => ({
    title: topics.find(({ id }) => id === action.topicId)?.title ?? null,
    postId: action.postId ?? first.find((post) => post.topicId === action.topicId)?.id ?? null,
  });
}
