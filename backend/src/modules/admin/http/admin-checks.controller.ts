import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { AdminCheckView, RoleListView } from '../use-cases/members.view.ts';
import { ReadRoles } from '../use-cases/read-roles.ts';
import { CheckAdminDto, IsAdminDto, UserRolesQuery } from './admin.dto.ts';

@Controller('api')
export class AdminChecksController {
  constructor(private readonly readRoles: ReadRoles) {}

  /** Returns true if a user may enter the admin area. Members can check only themselves; staff can check any user. */
  @Post('rpc/is_admin')
  @HttpCode(200)
  @RequiresPermission('member')
  isAdmin(@CurrentUser() askerId: string, @Body() input: IsAdminDto): Promise<boolean> {
    return this.readRoles.isStaff({ askerId, userId: input._user_id });
  }

  /** Returns true if the signed-in user may enter the admin area. */
  @Post('functions/check-admin')
  @HttpCode(200)
  @RequiresPermission('member')
  check(@CurrentUser() askerId: string, @Body() _nothing: CheckAdminDto): Promise<AdminCheckView> {
    return this.readRoles.checkSelf(askerId);
  }

  /** Returns the roles of a user. Members can read only their own roles; staff can read those of any user. */
  @Get('user-roles')
  @RequiresPermission('member')
  roles(@CurrentUser() askerId: string, @Query() { userId }: UserRolesQuery): Promise<RoleListView> {
    return this.readRoles.list({ askerId, userId });
  }
}
