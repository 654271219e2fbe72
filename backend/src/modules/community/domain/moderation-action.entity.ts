import { defineEntity, p } from '@mikro-orm/core';

export const postActions = ['leave', 'hide', 'restore', 'warn'] as const;
export type PostAction = (typeof postActions)[number];
export const topicActions = ['move', 'pin', 'unpin', 'lock', 'unlock'] as const;
export type TopicAction = (typeof topicActions)[number];
export const moderationActionTypes = [...postActions, 'suspend', ...topicActions, 'lift'] as const;
export type ModerationActionType = (typeof moderationActionTypes)[number];

const hidingActions: readonly ModerationActionType[] = ['hide', 'warn', 'suspend'];
const showingActions: readonly ModerationActionType[] = ['leave', 'restore'];
const actionsUndoneByType: Partial<Record<ModerationActionType, readonly ModerationActionType[]>> = {
  ...{ leave: hidingActions, restore: hidingActions, hide: showingActions, warn: showingActions },
  ...{ lock: ['unlock'], unlock: ['lock'], pin: ['unpin'], unpin: ['pin'], move: ['move'] },
};
export const isPostHidingAction = (kind: ModerationActionType): boolean => hidingActions.includes(kind);

const ModerationActionSchema = defineEntity({
  name: 'ModerationAction',
  tableName: 'forum_moderation_action',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(moderationActionTypes),
    postId: p.uuid().nullable(),
    topicId: p.uuid().nullable(),
    subjectId: p.uuid().nullable(),
    staffId: p.uuid().nullable(),
    isByAdmin: p.boolean(),
    reason: p.text(),
    until: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    { properties: ['postId'] },
    { properties: ['topicId'] },
    { properties: ['subjectId'] },
    { properties: ['createdAt', 'id'] },
  ],
});

export class ModerationAction extends ModerationActionSchema.class {}
ModerationActionSchema.setClass(ModerationAction);

/** All `actions` must concern the same post or topic. The latest action must be first. */
export function requiresAdminToUndo(
  kind: ModerationActionType,
  actions: readonly Pick<ModerationAction, 'kind' | 'isByAdmin'>[],
): boolean {
  const taken = actionsUndoneByType[kind] ?? [];
  const own = actionsUndoneByType[taken[0] ?? kind] ?? [];
  for (const action of actions) {
    if (taken.includes(action.kind) && action.isByAdmin) return true;
    if (own.includes(action.kind) && !taken.includes(action.kind)) return false;
  }
  return false;
}
