import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/id.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { sessionLifeOf } from '../domain/session-life.ts';
import { Session } from '../domain/session.entity.ts';
import { UserRole } from '../domain/user-role.entity.ts';
import type { User } from '../domain/user.entity.ts';
import type { SessionView } from './answers/session.view.ts';
import { IssueTokens } from './issue-tokens.ts';
import type { Origin } from './origin.ts';

const longestUserAgent = 400;

/** Signs a person in whose identity was just proven, and clears away their sessions that are over. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly tx: Transaction,
    private readonly issueTokens: IssueTokens,
  ) {}

  /** `user` belongs to the transaction this is called in. */
  execute({ user, origin }: { user: User; origin: Origin }): Promise<SessionView> {
    return this.tx.run(async ({ em }) => {
      const now = new Date();
      const life = sessionLifeOf({ isStaff: (await em.count(UserRole, { userId: user.id })) > 0 });
      user.signIn(now);
      await em.nativeDelete(Session, { userId: user.id, notAfter: { $lt: now } });
      const session = em.create(Session, {
        id: newId(),
        userId: user.id,
        aal: 'aal1',
        amr: [{ method: 'password', timestamp: Math.floor(now.getTime() / 1000) }],
        refreshCounter: 0,
        ip: origin.address,
        userAgent: origin.userAgent?.slice(0, longestUserAgent) ?? null,
        createdAt: now,
        refreshedAt: now,
        notAfter: new Date(now.getTime() + life.wholeMs),
      });
      return this.issueTokens.execute({ user, session });
    });
  }
}
