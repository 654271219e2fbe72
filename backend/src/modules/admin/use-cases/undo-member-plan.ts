import { Injectable } from '@nestjs/common';
import type { Tier } from '../../../kernel/tier.ts';
import { UserById } from '../../auth/index.ts';
import { UndoGrant } from '../../membership/index.ts';
import { UnknownAccount } from '../domain/errors.ts';
import { MembersOf } from './members-of.ts';
import type { MemberView } from './members.view.ts';

/** Takes back a plan that the same administrator gave last: the member has again what they had. */
@Injectable()
export class UndoMemberPlan {
  constructor(
    private readonly userById: UserById,
    private readonly undoGrant: UndoGrant,
    private readonly membersOf: MembersOf,
  ) {}

  async undo({ actorId, userId, plan }: { actorId: string; userId: string; plan: Tier }): Promise<MemberView> {
    const user = await this.userById.find(userId);
    if (!user) throw new UnknownAccount();
    await this.undoGrant.undo({ userId, actorId, tier: plan });
    const [member] = await this.membersOf.read([user]);
    if (!member) throw new UnknownAccount();
    return member;
  }
}
