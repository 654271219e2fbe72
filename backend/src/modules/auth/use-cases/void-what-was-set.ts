import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '../../../platform/database/transaction.ts';
import { FlowState } from '../domain/flow-state.entity.ts';
import { KnownDevice } from '../domain/known-device.entity.ts';
import { OneTimeToken } from '../domain/one-time-token.entity.ts';
import { Session } from '../domain/session.entity.ts';
import type { User } from '../domain/user.entity.ts';

/**
 * Closes every way in that may be a stranger's, who signed up with a foreign address: the password, the sessions, a move
 * to another address, links and codes not yet used, sign-ins begun, places known. Second factors stay.
 */
@Injectable()
export class VoidWhatWasSet {
  /** `keptFlowId` is the sign-in by link that is just being finished. */
  async execute({ em }: TransactionScope, user: User, keptFlowId: string | null = null): Promise<void> {
    user.forgetPassword();
    user.abandonEmailChange();
    for (const entity of [Session, OneTimeToken, KnownDevice]) {
      await em.nativeDelete<{ userId: string }>(entity, { userId: user.id });
    }
    await em.nativeDelete(FlowState, { userId: user.id, ...(keptFlowId ? { id: { $ne: keptFlowId } } : {}) });
  }
}
