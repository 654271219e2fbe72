import { defineEntity, p } from '@mikro-orm/core';
import { judgeRefresh, type RefreshVerdict } from './refresh-verdict.ts';
import type { SessionLife } from './session-life.ts';
import { User } from './user.entity.ts';

/** How, and when (in Unix seconds), the person proved who they are. */
interface AuthMethod {
  readonly method: 'password';
  readonly timestamp: number;
}

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').index().deleteRule('cascade'),
    /** Assurance: one factor or two. */
    aal: p.enum(['aal1', 'aal2']),
    /** Newest first. */
    amr: p.json<AuthMethod[]>(),
    /** How often the refresh token was rotated; the only one that counts carries this number. */
    refreshCounter: p.integer(),
    ip: p.text(),
    userAgent: p.text().nullable(),
    createdAt: p.datetime(),
    refreshedAt: p.datetime(),
    notAfter: p.datetime(),
  },
});

/** One signed-in browser. Deleting it signs that browser out at once. */
export class Session extends SessionSchema.class {
  /** Rotates when the newest refresh token was presented; otherwise says what the older one means. */
  refresh(presented: number, now: Date, reuseSeconds: number): RefreshVerdict {
    const verdict = judgeRefresh({
      current: this.refreshCounter,
      presented,
      secondsSinceRefresh: (now.getTime() - this.refreshedAt.getTime()) / 1000,
      reuseSeconds,
    });
    if (verdict === 'rotate') {
      this.refreshCounter += 1;
      this.refreshedAt = now;
    }
    return verdict;
  }

  isOver(now: Date, life: SessionLife): boolean {
    return now >= this.notAfter || now.getTime() - this.refreshedAt.getTime() >= life.idleMs;
  }
}
SessionSchema.setClass(Session);
