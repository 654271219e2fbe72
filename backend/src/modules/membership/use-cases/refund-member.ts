import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { UserById } from '../../auth/index.ts';
import { UnknownMember } from '../domain/errors.ts';
import { MembershipCommands } from './membership-commands.ts';
import type { MembershipView } from './membership.view.ts';

/** The 30-day money-back, asked for by an administrator. */
@Injectable()
export class RefundMember {
  constructor(
    private readonly userById: UserById,
    private readonly commands: MembershipCommands,
  ) {}

  async refund({ memberId, actorId }: { memberId: string; actorId: string }): Promise<MembershipView> {
    if (!isUuid(memberId) || !(await this.userById.find(memberId))) throw new UnknownMember();
    return this.commands.refund({ userId: memberId, actorId });
  }
}
