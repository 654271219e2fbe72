import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { RefundMember } from '../use-cases/membership-commands.ts';
import { MembershipView } from '../use-cases/membership.view.ts';
import { NothingDto } from './membership.dto.ts';

@Controller('api/admin/members')
export class MemberRefundController {
  constructor(private readonly refundMember: RefundMember) {}

  /** Requests the 30-day refund for a member. */
  @Post(':id/refund')
  @HttpCode(200)
  @Requires('admin')
  refund(
    @CurrentUser() actorId: string,
    @Param('id') memberId: string,
    @Body() _body: NothingDto,
  ): Promise<MembershipView> {
    return this.refundMember.refund({ memberId, actorId });
  }
}
