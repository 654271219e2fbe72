import { defineEntity, p } from '@mikro-orm/core';

const ThanksSchema = defineEntity({
  name: 'Thanks',
  tableName: 'forum_thanks',
  properties: { postId: p.uuid().primary(), userId: p.uuid().primary(), givenAt: p.datetime() },
  indexes: [{ properties: ['userId'] }],
});

/** Somebody thanked for a post. */
export class Thanks extends ThanksSchema.class {}
ThanksSchema.setClass(Thanks);
