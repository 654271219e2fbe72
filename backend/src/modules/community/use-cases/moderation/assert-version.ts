import type { EntityManager } from '@mikro-orm/postgresql';
import { ModerationAction, type ModerationActionType } from '../../domain/moderation-action.entity.ts';
import { ContentChangedMeanwhile } from '../../domain/errors.ts';
import { Report } from '../../domain/report.entity.ts';
import type { DisplayNameLookup } from './name-lookup.ts';

const actionPhrases: Record<ModerationActionType, string> = {
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

interface VersionCheck {
  readonly names: DisplayNameLookup;
  readonly where: { postId: string } | { topicId: string; postId: null };
  readonly seen: number;
  readonly now: number;
}

export async function assertContentUnchanged(
  em: EntityManager,
  { names, where, seen, now }: VersionCheck,
): Promise<void> {
  if (seen === now) return;
  const [action] = await em.find(ModerationAction, where, latestRowOptions);
  const [report] = where.postId ? await em.find(Report, { postId: where.postId }, latestRowOptions) : [];
  if (report && !(action && action.createdAt > report.createdAt)) throw new ContentChangedMeanwhile('It was reported.');
  if (!action) throw new ContentChangedMeanwhile('It has changed.');
  const nameOf = await names.load([action.staffId]);
  throw new ContentChangedMeanwhile(`${nameOf(action.staffId)} ${actionPhrases[action.kind]}.`);
}

const latestRowOptions = { orderBy: { id: 'desc' as const }, limit: 1 };
