import { Injectable } from '@nestjs/common';
import type { Tier } from '../../../kernel/tier.ts';
import { UserById } from '../../auth/index.ts';
import { GrantTier } from '../../membership/index.ts';
import { UnknownAccount } from '../domain/errors.ts';
import type { ChangedPlanView } from './changed.view.ts';

/**
 * Gives a member a plan by hand; free takes an earlier gift away. What is paid stays as it is, so whoever pays for more
 * cannot be given less.
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
