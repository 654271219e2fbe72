import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { CurrentPrincipal, CurrentUser, RequiresPermission, type Principal } from '#platform/http/access.ts';
import { EndSession } from '../use-cases/sessions/end-session.ts';
import { ListSessions } from '../use-cases/sessions/list-sessions.ts';
import { AccountSessionsView } from '../use-cases/views/account-session.view.ts';

@Controller('api/account/sessions')
export class AccountSessionsController {
  constructor(
    private readonly listSessions: ListSessions,
    private readonly endSession: EndSession,
  ) {}

  /** Lists the caller's active sessions, most recently used first. */
  @Get()
  @RequiresPermission('member')
  async list(@CurrentPrincipal() { userId, sessionId }: Principal): Promise<AccountSessionsView> {
    return { items: await this.listSessions.list({ userId, sessionId }) };
  }

  /** Signs out one of the caller's sessions. */
  @Delete(':id')
  @HttpCode(204)
  @RequiresPermission('member')
  end(@CurrentUser() userId: string, @Param('id') sessionId: string): Promise<void> {
    return this.endSession.end({ userId, sessionId });
  }
}
