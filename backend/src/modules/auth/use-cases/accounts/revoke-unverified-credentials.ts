import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { AccountRecoveredByOwner } from '../../domain/events.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { FlowState } from '../../domain/flow-state.entity.ts';
import { Identity } from '../../domain/identity.entity.ts';
import { KnownDevice } from '../../domain/known-device.entity.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import type { User } from '../../domain/user.entity.ts';
import { DeleteFactorAndNotify } from '../factors/delete-factor-and-notify.ts';
import { endSessions } from '../sessions/end-session.ts';

/** Another person may have created the account and set credentials before the owner confirmed the email address. */
@Injectable()
export class RevokeUnverifiedCredentials {
  constructor(private readonly deleteFactorAndNotify: DeleteFactorAndNotify) {}

  /** Does not delete the email identity, whose id equals the id of the user, because every account needs this identity. */
  async revoke({ em, outbox }: TransactionScope, user: User, keptFlowId: string | null = null): Promise<void> {
    user.forgetPassword();
    user.abandonEmailChange();
    await em.nativeDelete(Identity, { userId: user.id, id: { $ne: user.id } });
    await endSessions(em, { userId: user.id });
    for (const entity of [OneTimeToken, KnownDevice, Factor]) {
      await em.nativeDelete<{ userId: string }>(entity, { userId: user.id });
    }
    await em.nativeDelete(FlowState, { userId: user.id, ...(keptFlowId ? { id: { $ne: keptFlowId } } : {}) });
    outbox.append(new AccountRecoveredByOwner({ userId: user.id }));
  }

  /** An email link cannot bypass a second factor, so a factor of another person would lock the owner out. */
  async dropFactors(scope: TransactionScope, { id: userId, email }: User): Promise<void> {
    await this.deleteFactorAndNotify.dropAll(scope, { userId, email });
  }
}
