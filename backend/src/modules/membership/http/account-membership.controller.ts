import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { Limit } from '#platform/http/limit.ts';
import { MembershipCommands } from '../use-cases/membership-commands.ts';
import { ChangePreviewView, MembershipView } from '../use-cases/membership.view.ts';
import { PreviewChange } from '../use-cases/preview-change.ts';
import { ReadMembership } from '../use-cases/read-membership.ts';
import { ChosenPlanDto, NothingDto, UpgradeDto } from './membership.dto.ts';

const aFew = () => Limit({ setting: 'limitMembership', windowSeconds: 60, per: 'user' });

/** The member's own membership. Each command answers with how it stands afterwards. */
@Controller('api/account/membership')
export class AccountMembershipController {
  constructor(
    private readonly readMembership: ReadMembership,
    private readonly previewChange: PreviewChange,
    private readonly commands: MembershipCommands,
  ) {}

  /** How the membership stands. */
  @Get()
  @Requires('member')
  read(@CurrentUser() userId: string): Promise<MembershipView> {
    return this.readMembership.read(userId);
  }

  /** Reads it afresh from the payment provider: whoever has just paid need not wait for its report. */
  @Post('sync')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  sync(@CurrentUser() userId: string, @Body() _body: NothingDto): Promise<MembershipView> {
    return this.commands.sync({ userId });
  }

  /** What a change of plan would mean. */
  @Post('preview')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  preview(@CurrentUser() userId: string, @Body() { priceId }: ChosenPlanDto): Promise<ChangePreviewView> {
    return this.previewChange.preview({ userId, priceId });
  }

  /** Lets another plan begin with the next billing cycle; a cancellation is taken back by it. */
  @Post('change')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  change(@CurrentUser() userId: string, @Body() { priceId }: ChosenPlanDto): Promise<MembershipView> {
    return this.commands.change({ userId, priceId });
  }

  /** Takes back a change that has not begun. */
  @Post('undo-change')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  undoChange(@CurrentUser() userId: string, @Body() _body: NothingDto): Promise<MembershipView> {
    return this.commands.undoChange({ userId });
  }

  /**
   * Moves to a higher plan today, for the amount that the preview showed. Where the bank asks for a confirmation, the
   * refusal `billing.payment-to-confirm` names the page for it in `payUrl`.
   */
  @Post('upgrade')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  upgrade(@CurrentUser() userId: string, @Body() asked: UpgradeDto): Promise<MembershipView> {
    const { priceId, chargeCents, prorationDate } = asked;
    return this.commands.upgrade({ userId, priceId, chargeCents, prorationDate: new Date(prorationDate * 1000) });
  }

  /** Lets the subscription end with the paid period. */
  @Post('cancel')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  cancel(@CurrentUser() userId: string, @Body() _body: NothingDto): Promise<MembershipView> {
    return this.commands.cancel({ userId });
  }

  /** Takes back a cancellation. */
  @Post('resume')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  resume(@CurrentUser() userId: string, @Body() _body: NothingDto): Promise<MembershipView> {
    return this.commands.resume({ userId });
  }

  /**
   * The 30-day money-back: gives the first payment back and ends the subscription at once, or with its period where it
   * was paid for again since.
   */
  @Post('refund')
  @HttpCode(200)
  @Requires('member')
  @aFew()
  refund(@CurrentUser() userId: string, @Body() _body: NothingDto): Promise<MembershipView> {
    return this.commands.refund({ userId, actorId: userId });
  }
}
