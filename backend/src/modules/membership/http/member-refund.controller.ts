import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RefundMember } from '../use-cases/membership-commands.ts';
import { MembershipView } from '../use-cases/membership.view.ts';
import { EmptyBodyDto } from './membership.dto.ts';

@Controller('api/admin/members')
export class MemberRefundController {
  constructor(private readonly refundMember: RefundMember) {}

  /** Requests the refund of the 30-day guarantee for a member. */
  @Post(':id/refund')
  @HttpCode(200)
  @RequiresPermission('admin')
  refund(
    @CurrentUser() actorId: string,
    @Param('id') memberId: string,
    @Body() _body: EmptyBodyDto,
  ): Promise<MembershipView> {
    return this.refundMember.refund({ memberId, actorId });
  }
}
