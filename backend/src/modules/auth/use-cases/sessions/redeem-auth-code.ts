import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { CodeVerifierMismatch, FlowStateExpired, FlowStateUnknown, UserBanned } from '../../domain/errors.ts';
import { FlowState } from '../../domain/flow-state.entity.ts';
import { User } from '../../domain/user.entity.ts';
import type { SessionView } from '../views/session.view.ts';
import { OpenSession, type ClientOrigin } from './open-session.ts';

interface RedeemInput {
  readonly authCode: string;
  readonly verifier: string;
  readonly origin: ClientOrigin;
}

@Injectable()
export class RedeemAuthCode {
  constructor(
    private readonly tx: Transaction,
    private readonly openSession: OpenSession,
  ) {}

  redeem({ authCode, verifier, origin }: RedeemInput): Promise<SessionView> {
    const authCodeHash = createHash('sha256').update(authCode).digest('hex');
    return this.tx.run(async ({ em }) => {
      const flow = await em.findOne(FlowState, { authCodeHash }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!flow) throw new FlowStateUnknown();
      const now = realTime();
      if (flow.isExpired(now)) throw new FlowStateExpired();
      if (!flow.matchesVerifier(verifier)) throw new CodeVerifierMismatch();
      const user = await em.findOneOrFail(User, flow.userId);
      if (user.isBanned(now)) throw new UserBanned();
      em.remove(flow);
      return this.openSession.open({ user, origin, method: 'otp' });
    });
  }
}
