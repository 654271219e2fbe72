import { Controller, Get, Query } from '@nestjs/common';
import { Requires } from '../../../platform/http/access.ts';
import { ListQuery } from '../../../platform/http/page.ts';
import { ListMembers } from '../use-cases/list-members.ts';
import { ListSubscribers } from '../use-cases/list-subscribers.ts';
import { MemberPage } from '../use-cases/members.view.ts';
import { ReadStats } from '../use-cases/read-stats.ts';
import { StatsView } from '../use-cases/stats.view.ts';
import { SubscriberPage } from '../use-cases/subscribers.view.ts';

@Controller('api/admin')
export class AdminController {
  constructor(
    private readonly readStats: ReadStats,
    private readonly listMembers: ListMembers,
    private readonly listSubscribers: ListSubscribers,
  ) {}

  /** The figures of the admin's first page. */
  @Get('stats')
  @Requires('staff')
  stats(): Promise<StatsView> {
    return this.readStats.execute();
  }

  /** Accounts with their plans and roles, newest first. */
  @Get('members')
  @Requires('staff')
  members(@Query() query: ListQuery): Promise<MemberPage> {
    return this.listMembers.execute(query);
  }

  /** The mailing list, those who left it included, newest first. */
  @Get('subscribers')
  @Requires('staff')
  subscribers(@Query() query: ListQuery): Promise<SubscriberPage> {
    return this.listSubscribers.execute(query);
  }
}
