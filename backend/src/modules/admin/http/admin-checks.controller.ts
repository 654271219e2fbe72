import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CurrentUser, Requires } from '#platform/http/access.ts';
import { AdminCheckView, RoleListView } from '../use-cases/members.view.ts';
import { ReadRoles } from '../use-cases/read-roles.ts';
import { CheckAdminDto, IsAdminDto, UserRolesQuery } from './admin.dto.ts';

/** The three ways in which the site asks whether somebody is staff. */
@Controller('api')
export class AdminChecksController {
  constructor(private readonly readRoles: ReadRoles) {}

  /** Whether a user may enter the admin area; answered to that user and to staff. */
  @Post('rpc/is_admin')
  @HttpCode(200)
  @Requires('member')
  isAdmin(@CurrentUser() askerId: string, @Body() input: IsAdminDto): Promise<boolean> {
    return this.readRoles.isStaff({ askerId, userId: input._user_id });
  }

  /** Whether the signed-in user may enter the admin area. */
  @Post('functions/check-admin')
  @HttpCode(200)
  @Requires('member')
  check(@CurrentUser() askerId: string, @Body() _nothing: CheckAdminDto): Promise<AdminCheckView> {
    return this.readRoles.checkSelf(askerId);
  }

  /** The roles a user holds; answered to that user and to staff. */
  @Get('user-roles')
  @Requires('member')
  roles(@CurrentUser() askerId: string, @Query() { userId }: UserRolesQuery): Promise<RoleListView> {
    return this.readRoles.list({ askerId, userId });
  }
}
