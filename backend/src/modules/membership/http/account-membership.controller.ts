import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { Limit } from '#platform/http/limit.ts';
import { MembershipCommands } from '../use-cases/membership-commands.ts';
import { ChangePreviewView, MembershipView } from '../use-cases/membership.view.ts';
import { PreviewChange } from '../use-cases/preview-change.ts';
import { ReadMembership } from '../use-cases/read-membership.ts';
import { ChosenPlanDto, NothingDto, UpgradeDto } from './membership.dto.ts';

const aFew = () => Limit({ setting: 'limitMembership', windowSeconds: 60, per: 'user' });

/** Endpoints for the signed-in member's membership. Each command returns the membership after the change. */
@Controller('api/account/membership')
export class AccountMembershipController {
  constructor(
    private readonly readMembership: ReadMembership,
    private readonly previewChange: PreviewChange,
    private readonly commands: MembershipCommands,
  ) {}

  /** Returns the membership. */
  @Get()
  @Requires('member')
  read(@CurrentUser() userId: string): Promise<MembershipView> {
    return this.readMembership.read(userId);
  }

  /**
   * Syncs the membership from the payment provider immediately, so that a payment is visible before its webhook
   * arrives.
   */
  @Post('sync')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  sync(@CurrentUser() userId: string, @Body() _body: NothingDto): Promise<MembershipView> {
    return this.commands.sync({ userId });
  }

  /** Previews a change of plan. */
  @Post('preview')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  preview(@CurrentUser() userId: string, @Body() { priceId }: ChosenPlanDto): Promise<ChangePreviewView> {
    return this.previewChange.preview({ userId, priceId });
  }

  /** Schedules another plan for the next billing cycle and undoes a cancellation. */
  @Post('change')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  change(@CurrentUser() userId: string, @Body() { priceId }: ChosenPlanDto): Promise<MembershipView> {
    return this.commands.change({ userId, priceId });
  }

  /** Undoes a change of plan that has not begun. */
  @Post('undo-change')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  undoChange(@CurrentUser() userId: string, @Body() _body: NothingDto): Promise<MembershipView> {
    return this.commands.undoChange({ userId });
  }

  /**
   * Upgrades to a higher plan today for the amount of the preview. When the bank requires a confirmation, the error
   * `billing.payment-to-confirm` has the URL of the confirmation page in `payUrl`.
   */
  @Post('upgrade')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  upgrade(@CurrentUser() userId: string, @Body() input: UpgradeDto): Promise<MembershipView> {
    const { priceId, chargeCents, prorationDate } = input;
    return this.commands.upgrade({ userId, priceId, chargeCents, prorationDate: new Date(prorationDate * 1000) });
  }

  /** Cancels the subscription at the end of the paid period. */
  @Post('cancel')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  cancel(@CurrentUser() userId: string, @Body() _body: NothingDto): Promise<MembershipView> {
    return this.commands.cancel({ userId });
  }

  /** Undoes the cancellation of the subscription. */
  @Post('resume')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  resume(@CurrentUser() userId: string, @Body() _body: NothingDto): Promise<MembershipView> {
    return this.commands.resume({ userId });
  }

  /**
   * Refunds the first payment within 30 days and ends the subscription, immediately or at the end of a period that was
   * paid for later.
   */
  @Post('refund')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  refund(@CurrentUser() userId: string, @Body() _body: NothingDto): Promise<MembershipView> {
    return this.commands.refund({ userId, actorId: userId });
  }
}
