import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { FindUserById } from '#modules/auth/index.ts';
import {
  CancelRenewal,
  SchedulePlanChange,
  RefundPurchase,
  ResumeRenewal,
  SyncMember,
  UndoPlanChange,
  UpgradeToday,
} from '#modules/billing/index.ts';
import { MemberNotFound } from '../domain/errors.ts';
import type { MembershipView } from './membership.view.ts';
import { ReadMembership } from './read-membership.ts';

type UpgradeInput = Parameters<UpgradeToday['upgrade']>[0];

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

  change = (request: MemberKey & { priceId: string }) =>
    this.runAndRead(request, this.schedulePlanChange.change(request));
  upgrade = (request: UpgradeInput) => this.runAndRead(request, this.upgradeToday.upgrade(request));
  undoChange = (request: MemberKey) => this.runAndRead(request, this.undoPlanChange.undo(request));
  cancel = (request: MemberKey) => this.runAndRead(request, this.cancelRenewal.cancel(request));
  resume = (request: MemberKey) => this.runAndRead(request, this.resumeRenewal.resume(request));
  refund = (request: MemberKey & { actorId: string }) => this.runAndRead(request, this.refundPurchase.refund(request));

  sync = (request: MemberKey) => this.runAndRead(request, this.syncMember.sync(request));

  private async runAndRead({ userId }: MemberKey, work: Promise<void>): Promise<MembershipView> {
    await work;
    return this.readMembership.read(userId);
  }
}

@Injectable()
export class RefundMember {
  constructor(
    private readonly findUserById: FindUserById,
    private readonly commands: MembershipCommands,
  ) {}

  async refund({ memberId, actorId }: { memberId: string; actorId: string }): Promise<MembershipView> {
    if (!isUuid(memberId) || !(await this.findUserById.find(memberId))) throw new MemberNotFound();
    return this.commands.refund({ userId: memberId, actorId });
  }
}
