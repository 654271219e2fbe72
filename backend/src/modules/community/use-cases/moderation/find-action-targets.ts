import type { EntityManager } from '@mikro-orm/postgresql';
import type { ModerationAction } from '../../domain/moderation-action.entity.ts';
import { Post } from '../../domain/post.entity.ts';
import { Topic } from '../../domain/topic.entity.ts';

interface ActionTarget {
  readonly title: string | null;
  readonly postId: string | null;
}

/** Finds the topic title of each action, and its post: the first post when the action concerns the topic. */
export async function findActionTargets(
  em: EntityManager,
  deeds: readonly Pick<ModerationAction, 'postId' | 'topicId'>[],
): Promise<(deed: Pick<ModerationAction, 'postId' | 'topicId'>) => ActionTarget> {
  const topicId = { $in: deeds.flatMap((deed) => deed.topicId ?? []) };
  const topics = await em.find(Topic, { id: topicId }, { fields: ['title'] });
  const first = await em.find(Post, { topicId, number: 1 }, { fields: ['topicId'] });
  return (deed) => ({
    title: topics.find(({ id }) => id === deed.topicId)?.title ?? null,
    postId: deed.postId ?? first.find((post) => post.topicId === deed.topicId)?.id ?? null,
  });
}
