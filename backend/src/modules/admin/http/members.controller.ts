import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { ListQuery } from '#platform/http/page.ts';
import { AllowsReplicaReads } from '#platform/http/replica-reads.ts';
import { MemberHistoryView } from '../use-cases/member-history.view.ts';
import { ListMembers } from '../use-cases/build-member-views.ts';
import { MemberPageView, MemberView } from '../use-cases/members.view.ts';
import { ReadMember } from '../use-cases/read-member.ts';
import { UndoMemberPlan } from '../use-cases/set-member-plan.ts';
import { MemberParams, UndoPlanDto } from './admin.dto.ts';

@Controller('api/admin/members')
export class MembersController {
  constructor(
    private readonly listMembers: ListMembers,
    private readonly readMember: ReadMember,
    private readonly undoMemberPlan: UndoMemberPlan,
  ) {}

  /** Lists accounts with plans and roles, newest first. */
  @Get()
  @RequiresPermission('staff')
  @AllowsReplicaReads()
  list(@Query() query: ListQuery): Promise<MemberPageView> {
    return this.listMembers.list(query);
  }

  /** Returns a member with those parts of the history that the caller's role may see. */
  @Get(':id')
  @RequiresPermission('staff')
  one(@CurrentUser() askerId: string, @Param('id') id: string): Promise<MemberHistoryView> {
    return this.readMember.read({ id, askerId });
  }

  /** Undoes the last grant of a plan, if the caller made it, and returns the member after that. */
  @Post(':id/undo-plan')
  @HttpCode(200)
  @RequiresPermission('admin')
  undo(
    @CurrentUser() actorId: string,
    @Param() { id: userId }: MemberParams,
    @Body() { plan }: UndoPlanDto,
  ): Promise<MemberView> {
    return this.undoMemberPlan.undo({ actorId, userId, plan });
  }
}
