import { defineEntity, p } from '@mikro-orm/core';

export const postDeeds = ['leave', 'hide', 'restore', 'warn'] as const;
export type PostDeed = (typeof postDeeds)[number];
export const topicDeeds = ['move', 'pin', 'unpin', 'lock', 'unlock'] as const;
export type TopicDeed = (typeof topicDeeds)[number];
export const deedKinds = [...postDeeds, 'suspend', ...topicDeeds, 'lift'] as const;
export type DeedKind = (typeof deedKinds)[number];

const hiding: readonly DeedKind[] = ['hide', 'warn', 'suspend'];
const showing: readonly DeedKind[] = ['leave', 'restore'];
const takesBack: Partial<Record<DeedKind, readonly DeedKind[]>> = {
  ...{ leave: hiding, restore: hiding, hide: showing, warn: showing },
  ...{ lock: ['unlock'], unlock: ['lock'], pin: ['unpin'], unpin: ['pin'], move: ['move'] },
};
export const isHiding = (kind: DeedKind): boolean => hiding.includes(kind);

const DeedSchema = defineEntity({
  name: 'Deed',
  tableName: 'forum_deed',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(deedKinds),
    postId: p.uuid().nullable(),
    topicId: p.uuid().nullable(),
    /** The author of the post or topic, or the suspended member; null once that account is removed. */
    subjectId: p.uuid().nullable(),
    staffId: p.uuid().nullable(),
    /** Only administrators can undo the action of an administrator. */
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

export class Deed extends DeedSchema.class {}
DeedSchema.setClass(Deed);

/**
 * True when `kind` would undo an administrator's action. `deeds` are the actions on the same post or topic, latest
 * first;
 * the loop stops at the first action that already undid it.
 */
export function isForAdmins(kind: DeedKind, deeds: readonly Pick<Deed, 'kind' | 'isByAdmin'>[]): boolean {
  const taken = takesBack[kind] ?? [];
  const own = takesBack[taken[0] ?? kind] ?? [];
  for (const deed of deeds) {
    if (taken.includes(deed.kind) && deed.isByAdmin) return true;
    if (own.includes(deed.kind) && !taken.includes(deed.kind)) return false;
  }
  return false;
}
