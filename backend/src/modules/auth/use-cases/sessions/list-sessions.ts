import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { Session, getSessionLifetime } from '../../domain/session.entity.ts';
import { UserRole } from '../../domain/user-role.entity.ts';
import { toAccountSessionView, type AccountSessionView } from '../views/account-session.view.ts';

@Injectable()
export class ListSessions {
  constructor(private readonly database: Database) {}

  async list({ userId, sessionId }: { userId: string; sessionId: string }): Promise<AccountSessionView[]> {
    const em = this.database.em();
    const life = getSessionLifetime({ isStaff: (await em.count(UserRole, { userId })) > 0 });
    const sessions = await em.find(Session, { userId }, { orderBy: { refreshedAt: 'desc', id: 'desc' } });
    const now = realTime();
    return sessions
      .filter((session) => session.id === sessionId || !session.isExpired(now, life))
      .map((session) => toAccountSessionView(session, sessionId));
  }
}
