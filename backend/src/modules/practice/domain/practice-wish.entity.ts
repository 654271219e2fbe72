import { defineEntity, p } from '@mikro-orm/core';

const PracticeWishSchema = defineEntity({
  name: 'PracticeWish',
  tableName: 'practice_wish',
  properties: {
    userId: p.uuid().primary(),
    /** False: sits are not written down. */
    keepsRecord: p.boolean(),
  },
});

/** What a person wishes of their practice record. Without a row, it is kept. */
export class PracticeWish extends PracticeWishSchema.class {}
PracticeWishSchema.setClass(PracticeWish);
