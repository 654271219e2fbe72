import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/id.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { fingerprintOf } from '../domain/known-device.entity.ts';
import { sessionLifeOf } from '../domain/session-life.ts';
import { shownUserAgent, type AuthMethodName } from '../domain/session.entity.ts';
import { Factor } from '../domain/factor.entity.ts';
import type { User } from '../domain/user.entity.ts';
import type { SessionView } from './answers/session.view.ts';
import { userView } from './answers/user.view.ts';
import { arrive } from './arrive.ts';
import { IssueTokens } from './issue-tokens.ts';
import type { Origin } from './origin.ts';
import { TellOfNewDevice } from './tell-of-new-device.ts';

interface Proven {
  /** Belongs to the transaction this is called in, and is stored. */
  readonly user: User;
  readonly origin: Origin;
  /** How they proved who they are. */
  readonly method?: AuthMethodName;
}

/** Signs a person in whose identity was just proven, and tells them if that is from where they never were before. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly tx: Transaction,
    private readonly issueTokens: IssueTokens,
    private readonly tellOfNewDevice: TellOfNewDevice,
  ) {}

  execute({ user, origin, method = 'password' }: Proven): Promise<SessionView> {
    return this.tx.run(async (scope) => {
      const { em, trail } = scope;
      const now = new Date();
      const endFor = (isStaff: boolean) => new Date(now.getTime() + sessionLifeOf({ isStaff }).wholeMs);
      const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }];
      const session = { id: newId(), aal: 'aal1' as const, amr, refreshCounter: 0 };
      const { hasFactors, isNewDevice } = await arrive(em, {
        ...session,
        userId: user.id,
        ip: origin.address,
        userAgent: shownUserAgent(origin.userAgent),
        fingerprint: fingerprintOf({ userId: user.id, ...origin }),
        now,
        staffEnd: endFor(true),
        memberEnd: endFor(false),
      });
      user.signIn(now);
      if (isNewDevice) this.tellOfNewDevice.execute(scope, { user, origin });
      const details = { sessionId: session.id, method, newDevice: isNewDevice };
      trail.record({ action: 'auth.signed-in', actorId: user.id, subjectId: user.id, details });
      const factors = hasFactors ? await em.find(Factor, { userId: user.id }, { orderBy: { createdAt: 'asc' } }) : [];
      return this.issueTokens.write(userView(user, factors), session);
    });
  }
}
