import { Injectable } from '@nestjs/common';
import type { Tier } from '#kernel/tier.ts';
import { UserById } from '#modules/auth/index.ts';
import { GrantTier, UndoGrant } from '#modules/membership/index.ts';
import { UnknownAccount } from '../domain/errors.ts';
import { BuildMemberViews } from './members-of.ts';
import type { ChangedPlanView, MemberView } from './members.view.ts';

/**
 * Grants a plan to a member; the plan free removes an earlier grant. The subscription does not change, so a paying
 * member has at least the paid tier.
 */
@Injectable()
export class SetMemberPlan {
  constructor(
    private readonly userById: UserById,
    private readonly grantTier: GrantTier,
  ) {}

  async change(change: { actorId: string; userId: string; plan: Tier }): Promise<ChangedPlanView> {
    const { actorId, userId, plan } = change;
    if (!(await this.userById.find(userId))) throw new UnknownAccount();
    await this.grantTier.grant({ userId, tier: plan, grantedBy: actorId });
    return { plan, planStatus: null, planInterval: null };
  }
}

/** Undoes the last grant of a plan, if the same administrator made it. */
@Injectable()
export class UndoMemberPlan {
  constructor(
    private readonly userById: UserById,
    private readonly undoGrant: UndoGrant,
    private readonly buildMemberViews: BuildMemberViews,
  ) {}

  async undo({ actorId, userId, plan }: { actorId: string; userId: string; plan: Tier }): Promise<MemberView> {
    const user = await this.userById.find(userId);
    if (!user) throw new UnknownAccount();
    await this.undoGrant.undo({ userId, actorId, tier: plan });
    const [member] = await this.buildMemberViews.read([user]);
    if (!member) throw new UnknownAccount();
    return member;
  }
}
