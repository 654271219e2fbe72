import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Settings } from '#platform/config/settings.ts';
import { CurrentPrincipal, RequiresPermission, type Principal } from '#platform/http/access.ts';
import { queueBoardCookie, queueBoardPath } from '#platform/queue/board/queue-board-access.ts';
import { OpenQueueBoard } from '../use-cases/operations/open-queue-board.ts';
import { QueueBoardAccessView } from '../use-cases/operations/queue-board.view.ts';

@Controller('api/ops')
export class QueueBoardController {
  constructor(
    private readonly openQueueBoard: OpenQueueBoard,
    private readonly settings: Settings,
  ) {}

  /** Opens the queue board at `/ops/queues` in this browser for 10 minutes. */
  @Post('ticket')
  @HttpCode(200)
  @RequiresPermission('admin')
  async open(
    @CurrentPrincipal() principal: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QueueBoardAccessView> {
    const { ticket, lifetimeSeconds, expiresAt } = await this.openQueueBoard.issue(principal);
    const secure = this.settings.production ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${queueBoardCookie}=${ticket}; Path=/ops; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Strict${secure}`,
    );
    return { path: queueBoardPath, expiresAt };
  }
}
