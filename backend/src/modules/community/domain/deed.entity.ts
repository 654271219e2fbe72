import { defineEntity, p } from '@mikro-orm/core';

export const postDeeds = ['leave', 'hide', 'restore', 'warn', 'suspend'] as const;
export type PostDeed = (typeof postDeeds)[number];
export const topicDeeds = ['move', 'pin', 'unpin', 'lock', 'unlock'] as const;
export type TopicDeed = (typeof topicDeeds)[number];
export type DeedKind = PostDeed | TopicDeed | 'lift';
const deedKinds = [...postDeeds, ...topicDeeds, 'lift'] as const;

const DeedSchema = defineEntity({
  name: 'Deed',
  tableName: 'forum_deed',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(deedKinds),
    postId: p.uuid().nullable(),
    topicId: p.uuid().nullable(),
    /** Whose words, or whose right to write, it concerns; null once that account is removed. */
    subjectId: p.uuid().nullable(),
    staffId: p.uuid().nullable(),
    /** An administrator's deed is undone by administrators alone. */
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

/** What staff did in the forum, and why. */
export class Deed extends DeedSchema.class {}
DeedSchema.setClass(Deed);
