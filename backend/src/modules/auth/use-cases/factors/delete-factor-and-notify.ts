import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { Factor, getFactorName } from '../../domain/factor.entity.ts';
import { Session } from '../../domain/session.entity.ts';
import { QueueAccountEmail, type FactorChange } from '../mail/queue-account-email.ts';

interface FactorDeletionInput {
  readonly factor: Factor;
  readonly email: string;
  readonly actorId: string | null;
}

@Injectable()
export class DeleteFactorAndNotify {
  constructor(private readonly queueAccountEmail: QueueAccountEmail) {}

  async drop(scope: TransactionScope, { factor, email, actorId }: FactorDeletionInput): Promise<void> {
    scope.em.remove(factor);
    if (!factor.isVerified()) return;
    const change = factor.kind === 'totp' ? await this.lossOfApp(scope, factor) : 'codes-removed';
    await this.notifyOwner(scope, factor, email, change);
    this.record(scope, factor, actorId);
  }

  async dropAll(scope: TransactionScope, { userId, email }: { userId: string; email: string }): Promise<void> {
    const factors = await scope.em.find(Factor, { userId });
    const verified = factors.filter((factor) => factor.isVerified());
    for (const factor of factors) scope.em.remove(factor);
    for (const factor of verified) this.record(scope, factor, null);
    const app = verified.find(({ kind }) => kind === 'totp');
    if (app) await this.notifyOwner(scope, app, email, 'removed');
  }

  private async lossOfApp({ em }: TransactionScope, { id, userId }: Factor): Promise<FactorChange> {
    if ((await em.count(Factor, { userId, kind: 'totp', status: 'verified', id: { $ne: id } })) > 0)
      return 'app-removed';
    await em.nativeDelete(Factor, { userId, kind: 'recovery_code' });
    return 'removed';
  }

  private async notifyOwner(
    scope: TransactionScope,
    factor: Factor,
    email: string,
    change: FactorChange,
  ): Promise<void> {
    const { userId } = factor;
    for (const session of await scope.em.find(Session, { userId, aal: 'aal2' })) session.removeSecondFactor();
    const facts = { change, factor: getFactorName(factor) };
    this.queueAccountEmail.queue(scope, { kind: 'factor-changed', userId, to: email, facts });
  }

  private record({ auditLog }: TransactionScope, { id, userId, kind }: Factor, actorId: string | null): void {
    auditLog.record({ action: 'auth.factor-removed', actorId, subjectId: userId, details: { factorId: id, kind } });
  }
}
