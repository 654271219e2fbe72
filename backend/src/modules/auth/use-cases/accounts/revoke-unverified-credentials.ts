import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { AccountTakenBack } from '../../domain/events.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { FlowState } from '../../domain/flow-state.entity.ts';
import { Identity } from '../../domain/identity.entity.ts';
import { KnownDevice } from '../../domain/known-device.entity.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import type { User } from '../../domain/user.entity.ts';
import { DropFactor } from '../factors/drop-factor.ts';
import { endSessions } from '../sessions/end-session.ts';

/** Ends what was set up before anybody had shown that they read the account's address: it may be a stranger's. */
@Injectable()
export class RevokeUnverifiedCredentials {
  constructor(private readonly dropFactor: DropFactor) {}

  /**
   * Every way in: the password, other identities than the address, the sessions, a move to another address, links and
   * codes not yet used, sign-ins begun, known devices, second factors. The identity of the address is the
   * account itself. `keptFlowId` is the sign-in by link that is just being finished.
   */
  async revoke({ em, outbox }: TransactionScope, user: User, keptFlowId: string | null = null): Promise<void> {
    user.forgetPassword();
    user.abandonEmailChange();
    await em.nativeDelete(Identity, { userId: user.id, id: { $ne: user.id } });
    await endSessions(em, { userId: user.id });
    for (const entity of [OneTimeToken, KnownDevice, Factor]) {
      await em.nativeDelete<{ userId: string }>(entity, { userId: user.id });
    }
    await em.nativeDelete(FlowState, { userId: user.id, ...(keptFlowId ? { id: { $ne: keptFlowId } } : {}) });
    // Other modules end their own secret URLs.
    outbox.append(new AccountTakenBack({ userId: user.id }));
  }

  /**
   * The second factors alone, where whoever reads the address agrees to what was set otherwise. Nobody gets past a factor
   * by mail, so a stranger's would keep the owner out for good.
   */
  async dropFactors(scope: TransactionScope, { id: userId, email }: User): Promise<void> {
    await this.dropFactor.dropAll(scope, { userId, email });
  }
}
