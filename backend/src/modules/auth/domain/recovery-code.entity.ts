import { defineEntity, p } from '@mikro-orm/core';
import { Factor } from './factor.entity.ts';

const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    id: p.uuid().primary(),
    factorId: () => p.manyToOne(Factor).mapToPk().joinColumn('factor_id').deleteRule('cascade'),
    /** SHA-256 in hex. */
    hash: p.text(),
    usedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ['factorId', 'hash'] }],
});

/** One of the codes that open an account whose authenticator is lost; good once. */
export class RecoveryCode extends RecoveryCodeSchema.class {
  use(now: Date): void {
    this.usedAt = now;
  }
}
RecoveryCodeSchema.setClass(RecoveryCode);
