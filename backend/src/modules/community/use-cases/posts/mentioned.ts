import type { EntityManager } from '@mikro-orm/postgresql';
import { Mute } from '../../domain/mute.entity.ts';
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

/** Those who are to hear of it: not oneself, and nobody who muted the author. */
export async function whoHears(em: EntityManager, mentions: readonly Mention[], authorId: string): Promise<string[]> {
  const ids = mentions.map(({ id }) => id).filter((id) => id !== authorId);
  if (ids.length === 0) return [];
  const muting = await em.find(Mute, { mutedId: authorId, userId: { $in: ids } });
  return ids.filter((id) => muting.every(({ userId }) => userId !== id));
}
