import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { isTierAtLeast, type Tier } from '#kernel/tier.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { FindSubscriptions } from '#modules/billing/index.ts';
import { PaidPlanIsHigher } from '../domain/errors.ts';
import { TierGranted } from '../domain/events.ts';
import { MembershipGrant, tierGrantedAction } from '../domain/membership-grant.entity.ts';

interface GrantRequest {
  readonly userId: string;
  readonly tier: Tier;
  readonly grantedBy: string | null;
  readonly until?: Date;
}

@Injectable()
export class GrantTier {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly findSubscriptions: FindSubscriptions,
  ) {}

  async grant({ userId, tier, grantedBy, until }: GrantRequest): Promise<void> {
    const paid = (await this.findSubscriptions.find([userId])).get(userId);
    if (paid && !isTierAtLeast(tier, paid.tier)) throw new PaidPlanIsHigher();
    await this.tx.run(async ({ em, outbox, auditLog }) => {
      await acquireTransactionLock(em, `membership_grant:${userId}`);
      const replaced = await em.findOne(MembershipGrant, { userId });
      const before = replaced?.tier ?? 'free';
      const details = {
        ...{ before, after: tier, until: until?.toISOString() ?? null },
        ...(replaced && { replaced: replaced.toAudited() }),
      };
      auditLog.record({ action: tierGrantedAction, actorId: grantedBy, subjectId: userId, details });
      outbox.append(new TierGranted({ userId, tier }));
      if (tier === 'free' || paid?.tier === tier) return em.nativeDelete(MembershipGrant, { userId });
      return em.upsert(MembershipGrant, { userId, tier, grantedBy, grantedAt: this.clock.now(), until: until ?? null });
    });
  }
}
