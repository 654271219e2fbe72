import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { FactorUnknown } from '../../domain/factor-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { RecoveryCode } from '../../domain/recovery-code.entity.ts';
import type { RecoveryCodesStatusView } from './factors.view.ts';

/** How many of one's recovery codes are left. */
@Injectable()
export class ReadRecoveryCodes {
  constructor(private readonly database: Database) {}

  async read({ userId }: { userId: string }): Promise<RecoveryCodesStatusView> {
    const em = this.database.em();
    const failHandler = () => new FactorUnknown();
    const { id } = await em.findOneOrFail(Factor, { userId, kind: 'recovery_code' }, { failHandler });
    const codes = await em.find(RecoveryCode, { factorId: id });
    const remaining = codes.filter(({ usedAt }) => usedAt === null).length;
    return { id, type: 'recovery_code', total: codes.length, remaining };
  }
}
