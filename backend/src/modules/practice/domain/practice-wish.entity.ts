import { defineEntity, p } from '@mikro-orm/core';

const PracticeWishSchema = defineEntity({
  name: 'PracticeWish',
  tableName: 'practice_wish',
  properties: {
    userId: p.uuid().primary(),
    /** False: sits are not written down. */
    keepsRecord: p.boolean().default(true),
    /** True: counted among those who sit now. */
    showsLight: p.boolean().default(false),
  },
});

/** What a person wishes of their practice. Without a row, a record is kept and nobody is counted. */
export class PracticeWish extends PracticeWishSchema.class {}
PracticeWishSchema.setClass(PracticeWish);
