import { Injectable } from '@nestjs/common';
import {
  CancelRenewal,
  ChangePlan,
  RefundPurchase,
  ResumeRenewal,
  SyncMember,
  UndoPlanChange,
} from '../../billing/index.ts';
import type { MembershipView } from './membership.view.ts';
import { ReadMembership } from './read-membership.ts';

interface OfMember {
  readonly userId: string;
}

/** What a member asks of the membership, each answered with how it stands then. */
@Injectable()
export class MembershipCommands {
  constructor(
    private readonly changePlan: ChangePlan,
    private readonly undoPlanChange: UndoPlanChange,
    private readonly cancelRenewal: CancelRenewal,
    private readonly resumeRenewal: ResumeRenewal,
    private readonly refundPurchase: RefundPurchase,
    private readonly syncMember: SyncMember,
    private readonly readMembership: ReadMembership,
  ) {}

  change = (asked: OfMember & { priceId: string }) => this.after(asked, this.changePlan.execute(asked));
  undoChange = (asked: OfMember) => this.after(asked, this.undoPlanChange.execute(asked));
  cancel = (asked: OfMember) => this.after(asked, this.cancelRenewal.execute(asked));
  resume = (asked: OfMember) => this.after(asked, this.resumeRenewal.execute(asked));
  /** `actorId` is the member, or an administrator. */
  refund = (asked: OfMember & { actorId: string }) => this.after(asked, this.refundPurchase.execute(asked));

  sync = (asked: OfMember) => this.after(asked, this.syncMember.execute(asked));

  private async after({ userId }: OfMember, work: Promise<void>): Promise<MembershipView> {
    await work;
    return this.readMembership.execute(userId);
  }
}
