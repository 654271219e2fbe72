import { Controller, Get, Param, Query } from '@nestjs/common';
import { Requires } from '../../../platform/http/access.ts';
import { ListQuery } from '../../../platform/http/page.ts';
import { ListMembers } from '../use-cases/list-members.ts';
import { MemberHistoryView } from '../use-cases/member-history.view.ts';
import { MemberPage } from '../use-cases/members.view.ts';
import { ReadMember } from '../use-cases/read-member.ts';

@Controller('api/admin/members')
export class MembersController {
  constructor(
    private readonly listMembers: ListMembers,
    private readonly readMember: ReadMember,
  ) {}

  /** Accounts with their plans and roles, newest first. */
  @Get()
  @Requires('staff')
  list(@Query() query: ListQuery): Promise<MemberPage> {
    return this.listMembers.execute(query);
  }

  /** One person with what is behind them: plan, payments, mails, what was done to the account. */
  @Get(':id')
  @Requires('staff')
  one(@Param('id') id: string): Promise<MemberHistoryView> {
    return this.readMember.execute(id);
  }
}
