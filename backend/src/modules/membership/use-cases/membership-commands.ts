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

interface OfMember {
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

  change = (asked: OfMember & { priceId: string }) => this.after(asked, this.schedulePlanChange.change(asked));
  upgrade = (asked: UpgradeAsked) => this.after(asked, this.upgradeToday.upgrade(asked));
  undoChange = (asked: OfMember) => this.after(asked, this.undoPlanChange.undo(asked));
  cancel = (asked: OfMember) => this.after(asked, this.cancelRenewal.cancel(asked));
  resume = (asked: OfMember) => this.after(asked, this.resumeRenewal.resume(asked));
  /** `actorId` is the member or an admin. */
  refund = (asked: OfMember & { actorId: string }) => this.after(asked, this.refundPurchase.refund(asked));

  sync = (asked: OfMember) => this.after(asked, this.syncMember.sync(asked));

  private async after({ userId }: OfMember, work: Promise<void>): Promise<MembershipView> {
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
