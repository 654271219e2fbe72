import type { EntityManager } from '@mikro-orm/postgresql';
import type { Mention } from '../../domain/post.entity.ts';
import { Profile } from '../../domain/profile.entity.ts';

/** Who of those picked is in the forum and is named in the words. Whoever left is passed over. */
export async function findMentioned(em: EntityManager, ids: readonly string[], source: string): Promise<Mention[]> {
  if (ids.length === 0) return [];
  const found = await em.find(Profile, { userId: { $in: [...ids] }, isHidden: false });
  return found
    .map((profile) => ({ id: profile.userId, name: profile.name }))
    .filter(({ name }) => source.includes(`@${name}`));
}
