import { defineEntity, p } from '@mikro-orm/core';

const MuteSchema = defineEntity({
  name: 'Mute',
  tableName: 'forum_mute',
  properties: { userId: p.uuid().primary(), mutedId: p.uuid().primary() },
  indexes: [{ properties: ['mutedId'] }],
});

/** Somebody does not wish to read a person's words. */
export class Mute extends MuteSchema.class {}
MuteSchema.setClass(Mute);
