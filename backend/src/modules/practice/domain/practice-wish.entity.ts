import { defineEntity, p } from '@mikro-orm/core';

const PracticeWishSchema = defineEntity({
  name: 'PracticeWish',
  tableName: 'practice_wish',
  properties: {
    userId: p.uuid().primary(),
    /** False: nothing comes into the record from now on. */
    keepsRecord: p.boolean().default(true),
    /** True: counted among those who sit now. */
    showsLight: p.boolean().default(false),
    /** The times of which nothing is in the record, as PostgreSQL writes a set of ranges (ChangeRecord). */
    notKept: p.text().columnType('tstzmultirange').defaultRaw(`'{}'`),
  },
});

/** What a person wishes of their practice. Without a row, a record is kept and nobody is counted. */
export class PracticeWish extends PracticeWishSchema.class {}
PracticeWishSchema.setClass(PracticeWish);
