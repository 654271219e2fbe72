import { Injectable } from '@nestjs/common';
import type { Tier } from '#kernel/tier.ts';
import { FindUserById } from '#modules/auth/index.ts';
import { GrantTier, UndoGrant } from '#modules/membership/index.ts';
import { AccountNotFound } from '../domain/errors.ts';
import { BuildMemberViews } from './build-member-views.ts';
import type { GrantedPlanView, MemberView } from './members.view.ts';

@Injectable()
export class SetMemberPlan {
  constructor(
    private readonly findUserById: FindUserById,
    private readonly grantTier: GrantTier,
  ) {}

  async setPlan(change: { actorId: string; userId: string; plan: Tier }): Promise<GrantedPlanView> {
    const { actorId, userId, plan } = change;
    if (!(await this.findUserById.find(userId))) throw new AccountNotFound();
    await this.grantTier.grant({ userId, tier: plan, grantedBy: actorId });
    return { plan, planStatus: null, planInterval: null };
  }
}

@Injectable()
export class UndoMemberPlan {
  constructor(
    private readonly findUserById: FindUserById,
    private readonly undoGrant: UndoGrant,
    private readonly buildMemberViews: BuildMemberViews,
  ) {}

  async undo({ actorId, userId, plan }: { actorId: string; userId: string; plan: Tier }): Promise<MemberView> {
    const user = await this.findUserById.find(userId);
    if (!user) throw new AccountNotFound();
    await this.undoGrant.undo({ userId, actorId, tier: plan });
    const [member] = await this.buildMemberViews.build([user]);
    if (!member) throw new AccountNotFound();
    return member;
  }
}
