import type { EntityManager } from '@mikro-orm/postgresql';
import type { Post, PostState } from '../../domain/post.entity.ts';
import type { Topic } from '../../domain/topic.entity.ts';

/** The caller must lock the topic. */
export async function setPostState(
  em: EntityManager,
  { topic, post, state, now }: { topic: Topic; post: Post; state: PostState; now: Date },
): Promise<boolean> {
  const change = Number(state === 'shown') - Number(post.state === 'shown' && post.number !== null);
  const isFirstTime = state === 'shown' && post.number === null;
  post.state = state;
  post.waitsSince = state === 'held' || post.openReports > 0 ? (post.waitsSince ?? now) : null;
  if (isFirstTime) {
    topic.lastNumber += 1;
    post.number = topic.lastNumber;
    topic.lastPostAt = now;
  }
  topic.postCount += change;
  if (change === 0) return isFirstTime;
  await em.execute('update forum_category set post_count = post_count + ? where id = ?', [change, topic.categoryId]);
  if (post.authorId)
    await em.execute('update forum_profile set post_count = post_count + ? where user_id = ?', [change, post.authorId]);
  return isFirstTime;
}
