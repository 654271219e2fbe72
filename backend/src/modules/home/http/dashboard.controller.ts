import { Controller, Get, Query } from '@nestjs/common';
import { CurrentPrincipal, RequiresPermission, type Principal } from '#platform/http/access.ts';
import { DashboardView } from '../use-cases/dashboard.view.ts';
import { ReadDashboard } from '../use-cases/read-dashboard.ts';
import { DashboardQuery } from './dashboard.dto.ts';

@Controller('api/members/dashboard')
export class DashboardController {
  constructor(private readonly readDashboard: ReadDashboard) {}

  /** Returns all data for the dashboard of a member. */
  @Get()
  @RequiresPermission('member')
  dashboard(@CurrentPrincipal() reader: Principal, @Query() { zone }: DashboardQuery): Promise<DashboardView> {
    return this.readDashboard.read({ reader, isStaff: reader.roles.length > 0, zone });
  }
}
