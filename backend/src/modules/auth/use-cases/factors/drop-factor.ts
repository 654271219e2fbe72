import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '../../../../platform/database/transaction.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { Session } from '../../domain/session.entity.ts';
import { WantMail } from '../want-mail.ts';
import { nameOf } from './factor-name.ts';

interface FactorLoss {
  readonly factor: Factor;
  /** Its owner's address. */
  readonly email: string;
  /** Who removes it; null for a service. */
  readonly actorId: string | null;
}

/**
 * Removes a factor. With a verified one, the sessions it stood behind fall back to one proof, its owner is told by mail,
 * and recovery codes go with the last authenticator app they stand in for.
 */
@Injectable()
export class DropFactor {
  constructor(private readonly wantMail: WantMail) {}

  async execute(scope: TransactionScope, { factor, email, actorId }: FactorLoss): Promise<void> {
    const { em, trail } = scope;
    const { id, userId, kind } = factor;
    em.remove(factor);
    if (!factor.isVerified()) return;
    if (kind === 'totp') await this.leaveNoCodesAlone(scope, factor);
    for (const session of await em.find(Session, { userId, aal: 'aal2' })) session.losesSecondFactor();
    const facts = { change: 'removed', factor: nameOf(factor) } as const;
    this.wantMail.execute(scope, { kind: 'factor-changed', userId, to: email, facts });
    trail.record({ action: 'auth.factor-removed', actorId, subjectId: userId, details: { factorId: id, kind } });
  }

  private async leaveNoCodesAlone({ em }: TransactionScope, { id, userId }: Factor): Promise<void> {
    const others = await em.count(Factor, { userId, kind: 'totp', status: 'verified', id: { $ne: id } });
    if (others === 0) await em.nativeDelete(Factor, { userId, kind: 'recovery_code' });
  }
}
