import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { MembershipCommands } from '../use-cases/membership-commands.ts';
import { ChangePreviewView, MembershipView } from '../use-cases/membership.view.ts';
import { PreviewPlanChange } from '../use-cases/preview-plan-change.ts';
import { ReadMembership } from '../use-cases/read-membership.ts';
import { PlanChoiceDto, EmptyBodyDto, UpgradePlanDto } from './membership.dto.ts';

const membershipLimit = () => RateLimit({ setting: 'limitMembership', windowSeconds: 60, per: 'user' });

@Controller('api/account/membership')
export class AccountMembershipController {
  constructor(
    private readonly readMembership: ReadMembership,
    private readonly previewPlanChange: PreviewPlanChange,
    private readonly commands: MembershipCommands,
  ) {}

  /** Returns the membership of the signed-in member. */
  @Get()
  @RequiresPermission('member')
  read(@CurrentUser() userId: string): Promise<MembershipView> {
    return this.readMembership.read(userId);
  }

  /**
   * Reads the membership from the payment provider immediately, so that a payment is visible before the provider's
   * webhook arrives.
   */
  @Post('sync')
  @HttpCode(200)
  @RequiresPermission('member')
  @membershipLimit()
  sync(@CurrentUser() userId: string, @Body() _body: EmptyBodyDto): Promise<MembershipView> {
    return this.commands.sync({ userId });
  }

  /** Returns the price and date of a change of plan, without changing anything. */
  @Post('preview')
  @HttpCode(200)
  @RequiresPermission('member')
  @membershipLimit()
  preview(@CurrentUser() userId: string, @Body() { priceId }: PlanChoiceDto): Promise<ChangePreviewView> {
    return this.previewPlanChange.preview({ userId, priceId });
  }

  /** Schedules another plan for the next billing cycle and undoes a cancellation. */
  @Post('change')
  @HttpCode(200)
  @RequiresPermission('member')
  @membershipLimit()
  change(@CurrentUser() userId: string, @Body() { priceId }: PlanChoiceDto): Promise<MembershipView> {
    return this.commands.change({ userId, priceId });
  }

  /** Undoes a change of plan that has not taken effect yet. */
  @Post('undo-change')
  @HttpCode(200)
  @RequiresPermission('member')
  @membershipLimit()
  undoChange(@CurrentUser() userId: string, @Body() _body: EmptyBodyDto): Promise<MembershipView> {
    return this.commands.undoChange({ userId });
  }

  /**
   * Upgrades to a higher plan today for the amount of the preview. If the bank requires a confirmation, the error
   * `billing.payment-to-confirm` contains `payUrl`.
   */
  @Post('upgrade')
  @HttpCode(200)
  @RequiresPermission('member')
  @membershipLimit()
  upgrade(@CurrentUser() userId: string, @Body() input: UpgradePlanDto): Promise<MembershipView> {
    const { priceId, chargeCents, prorationDate } = input;
    return this.commands.upgrade({ userId, priceId, chargeCents, prorationDate: new Date(prorationDate * 1000) });
  }

  /** Cancels the subscription at the end of the paid period. */
  @Post('cancel')
  @HttpCode(200)
  @RequiresPermission('member')
  @membershipLimit()
  cancel(@CurrentUser() userId: string, @Body() _body: EmptyBodyDto): Promise<MembershipView> {
    return this.commands.cancel({ userId });
  }

  /** Undoes the cancellation of the subscription. */
  @Post('resume')
  @HttpCode(200)
  @RequiresPermission('member')
  @membershipLimit()
  resume(@CurrentUser() userId: string, @Body() _body: EmptyBodyDto): Promise<MembershipView> {
    return this.commands.resume({ userId });
  }

  /**
   * Refunds the first payment and its upgrades within 30 days of that payment, and ends the subscription. If a later
   * period is already paid, the subscription ends with that period.
   */
  @Post('refund')
  @HttpCode(200)
  @RequiresPermission('member')
  @membershipLimit()
  refund(@CurrentUser() userId: string, @Body() _body: EmptyBodyDto): Promise<MembershipView> {
    return this.commands.refund({ userId, actorId: userId });
  }
}
