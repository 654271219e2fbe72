import { defineEntity, p } from '@mikro-orm/core';
import { Factor } from './factor.entity.ts';

const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    id: p.uuid().primary(),
    factorId: () => p.manyToOne(Factor).mapToPk().joinColumn('factor_id').deleteRule('cascade'),
    hash: p.text(),
    usedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['factorId', 'hash'] }],
});

export class RecoveryCode extends RecoveryCodeSchema.class {
  use(now: Date): void {
    this.usedAt = now;
  }
}
RecoveryCodeSchema.setClass(RecoveryCode);
