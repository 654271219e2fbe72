import type { EntityManager } from '@mikro-orm/postgresql';
import { Deed, type DeedKind } from '../../domain/deed.entity.ts';
import { ChangedMeanwhile } from '../../domain/errors.ts';
import { Report } from '../../domain/report.entity.ts';
import type { Names } from './names.ts';

/** Predicates for a message that begins with the name of the staff member. */
const did: Record<DeedKind, string> = {
  leave: 'left this post as it was',
  hide: 'hid this post',
  restore: 'showed this post again',
  warn: 'hid this post and warned its author',
  suspend: 'suspended the author',
  lift: 'ended the suspension',
  move: 'moved this topic',
  pin: 'pinned this topic',
  unpin: 'unpinned this topic',
  lock: 'closed this topic',
  unlock: 'opened this topic again',
};

interface Seen {
  readonly names: Names;
  readonly where: { postId: string } | { topicId: string; postId: null };
  readonly seen: number;
  readonly now: number;
}

/** Throws ChangedMeanwhile with the latest action or report when staff loaded an earlier version. */
export async function expectVersion(em: EntityManager, { names, where, seen, now }: Seen): Promise<void> {
  if (seen === now) return;
  const [deed] = await em.find(Deed, where, latest);
  const [report] = where.postId ? await em.find(Report, { postId: where.postId }, latest) : [];
  if (report && !(deed && deed.createdAt > report.createdAt)) throw new ChangedMeanwhile('It was reported.');
  if (!deed) throw new ChangedMeanwhile('It has changed.');
  const nameOf = await names.of([deed.staffId]);
  throw new ChangedMeanwhile(`${nameOf(deed.staffId)} ${did[deed.kind]}.`);
}

const latest = { orderBy: { id: 'desc' as const }, limit: 1 };
