import { defineEntity, p } from '@mikro-orm/core';

const SitterSchema = defineEntity({
  name: 'Sitter',
  tableName: 'sitter',
  properties: {
    userId: p.uuid().primary(),
    /** The last sign of life of their sit, by the product's clock. */
    seenAt: p.datetime(),
  },
  indexes: [{ properties: ['seenAt'] }],
});

/** Somebody who sits, or sat within the last hours, and agreed to be counted. */
export class Sitter extends SitterSchema.class {}
SitterSchema.setClass(Sitter);
