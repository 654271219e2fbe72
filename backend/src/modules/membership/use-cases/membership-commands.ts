import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { UserById } from '#modules/auth/index.ts';
import {
  CancelRenewal,
  SchedulePlanChange,
  RefundPurchase,
  ResumeRenewal,
  SyncMember,
  UndoPlanChange,
  UpgradeToday,
} from '#modules/billing/index.ts';
import { UnknownMember } from '../domain/errors.ts';
import type { MembershipView } from './membership.view.ts';
import { ReadMembership } from './read-membership.ts';

type UpgradeAsked = Parameters<UpgradeToday['upgrade']>[0];

interface MemberKey {
  readonly userId: string;
}

@Injectable()
export class MembershipCommands {
  constructor(
    private readonly schedulePlanChange: SchedulePlanChange,
    private readonly upgradeToday: UpgradeToday,
    private readonly undoPlanChange: UndoPlanChange,
    private readonly cancelRenewal: CancelRenewal,
    private readonly resumeRenewal: ResumeRenewal,
    private readonly refundPurchase: RefundPurchase,
    private readonly syncMember: SyncMember,
    private readonly readMembership: ReadMembership,
  ) {}

  change = (asked: MemberKey & { priceId: string }) => this.runAndRead(asked, this.schedulePlanChange.change(asked));
  upgrade = (asked: UpgradeAsked) => this.runAndRead(asked, this.upgradeToday.upgrade(asked));
  undoChange = (asked: MemberKey) => this.runAndRead(asked, this.undoPlanChange.undo(asked));
  cancel = (asked: MemberKey) => this.runAndRead(asked, this.cancelRenewal.cancel(asked));
  resume = (asked: MemberKey) => this.runAndRead(asked, this.resumeRenewal.resume(asked));
  /** `actorId` is the member or an admin. */
  refund = (asked: MemberKey & { actorId: string }) => this.runAndRead(asked, this.refundPurchase.refund(asked));

  sync = (asked: MemberKey) => this.runAndRead(asked, this.syncMember.sync(asked));

  private async runAndRead({ userId }: MemberKey, work: Promise<void>): Promise<MembershipView> {
    await work;
    return this.readMembership.read(userId);
  }
}

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
