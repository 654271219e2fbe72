import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { SetMemberPlan } from '../use-cases/set-member-plan.ts';
import { ChangeMemberRole } from '../use-cases/change-member-role.ts';
import { GrantedPlanView, ChangedRolesView } from '../use-cases/members.view.ts';
import { ManageRoleDto, UpdateUserPlanDto } from './admin.dto.ts';

@Controller('api/functions')
export class AdminFunctionsController {
  constructor(
    private readonly setMemberPlan: SetMemberPlan,
    private readonly changeMemberRole: ChangeMemberRole,
  ) {}

  /**
   * Grants a plan to a member without payment, or removes the grant with `free`. A paid subscription does not change.
   */
  @Post('admin-update-user-plan')
  @HttpCode(200)
  @RequiresPermission('admin')
  updatePlan(@CurrentUser() actorId: string, @Body() input: UpdateUserPlanDto): Promise<GrantedPlanView> {
    return this.setMemberPlan.setPlan({ actorId, userId: input.targetUserId, plan: input.plan });
  }

  /** Gives or removes a staff role. A repeated request changes nothing. */
  @Post('admin-manage-role')
  @HttpCode(200)
  @RequiresPermission('admin')
  changeRole(@CurrentUser() actorId: string, @Body() input: ManageRoleDto): Promise<ChangedRolesView> {
    const { targetUserId: userId, role, operation } = input;
    return this.changeMemberRole.change({ actorId, userId, role, operation });
  }
}
