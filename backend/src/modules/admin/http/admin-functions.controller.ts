import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { SetMemberPlan } from '../use-cases/set-member-plan.ts';
import { ManageRole } from '../use-cases/manage-role.ts';
import { ChangedPlanView, ChangedRolesView } from '../use-cases/members.view.ts';
import { ManageRoleDto, UpdateUserPlanDto } from './admin.dto.ts';

@Controller('api/functions')
export class AdminFunctionsController {
  constructor(
    private readonly setMemberPlan: SetMemberPlan,
    private readonly manageRole: ManageRole,
  ) {}

  /** Grants a plan to a member. A paid subscription does not change. */
  @Post('admin-update-user-plan')
  @HttpCode(200)
  @Requires('admin')
  updatePlan(@CurrentUser() actorId: string, @Body() input: UpdateUserPlanDto): Promise<ChangedPlanView> {
    return this.setMemberPlan.change({ actorId, userId: input.targetUserId, plan: input.plan });
  }

  /** Gives or removes a staff role. Safe to repeat. */
  @Post('admin-manage-role')
  @HttpCode(200)
  @Requires('admin')
  changeRole(@CurrentUser() actorId: string, @Body() input: ManageRoleDto): Promise<ChangedRolesView> {
    const { targetUserId: userId, role, operation } = input;
    return this.manageRole.manage({ actorId, userId, role, operation });
  }
}
