import { createBullBoard } from '@bull-board/api';
import { FastifyAdapter } from '@bull-board/fastify';
import { Injectable, Module } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { institute } from '#kernel/institute.ts';
import { Transaction } from '../../database/transaction.ts';
import { renderPlainPage } from '../../site/plain-page.ts';
import { QueueHolds } from '../queue-holds.ts';
import { queueNames } from '../queues.ts';
import { Queues } from '../queues.service.ts';
import { BoardQueue } from './board-queue.ts';
import { queueBoardCookie, queueBoardPath, QueueBoardAccess } from './queue-board-access.ts';

const ticketPattern = new RegExp(`(?:^|;\\s*)${queueBoardCookie}=([\\w-]{1,200})(?:;|$)`);

const apiPath = `${queueBoardPath}/api/queues`;
const allowedChanges: readonly string[] = [
  ...[`${apiPath}/pause`, `${apiPath}/resume`],
  ...['pause', 'resume', 'promote', 'retry/:queueStatus', 'clean/:queueStatus'].map(
    (action) => `${apiPath}/:queueName/${action}`,
  ),
  ...['retry', 'clean', 'promote'].map((action) => `${apiPath}/:queueName/:jobId/${action}`),
];

const maxRecordedLength = 200;
const externalStyles = /<link href="https:[^>]*>/g;

const closedPage = renderPlainPage({
  title: 'The queue board is closed',
  sun: 'unlit',
  body: '<p>It opens for 10 minutes at a time. <a href="/admin/operations">Open it from Operations</a>.</p>',
});

@Injectable()
export class QueueBoard {
  constructor(
    private readonly queues: Queues,
    private readonly holds: QueueHolds,
    private readonly access: QueueBoardAccess,
    private readonly tx: Transaction,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    const adapter = new FastifyAdapter();
    adapter.setBasePath(queueBoardPath);
    createBullBoard({
      queues: queueNames.map((name) => new BoardQueue(this.queues.get(name), () => this.holds.release(name))),
      serverAdapter: adapter,
      options: { uiConfig: { boardTitle: `Queues of ${institute.name}`, hideDocsLink: true, hideRedisDetails: true } },
    });
    await fastify.register(
      async (board) => {
        board.addHook('onRequest', (request, reply) => this.checkRequest(request, reply));
        board.addHook('onSend', async (_request, _reply, payload) =>
          typeof payload === 'string' ? payload.replace(externalStyles, '') : payload,
        );
        await board.register(adapter.registerPlugin());
      },
      { prefix: queueBoardPath },
    );
  }

  private async checkRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const [, ticket] = ticketPattern.exec(request.headers.cookie ?? '') ?? [];
    const actorId = await this.access.findAdministrator(ticket);
    if (actorId === undefined) return reply.status(404).type('text/html; charset=utf-8').send(closedPage);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead) return undefined;
    if (allowedChanges.includes(request.routeOptions.url ?? '')) {
      await this.recordChange(actorId, request);
      return undefined;
    }
    return reply
      .status(403)
      .send({ error: 'Jobs are added and changed only by the product. You can retry or remove one.' });
  }

  private recordChange(actorId: string, { method, url }: FastifyRequest): Promise<void> {
    const details = { change: `${method} ${url.split('?')[0]?.slice(apiPath.length)}`.slice(0, maxRecordedLength) };
    return this.tx.run(async ({ auditLog }) =>
      auditLog.record({ action: 'admin.queue-board-changed', actorId, subjectId: null, details }),
    );
  }
}

@Module({ providers: [QueueBoard] })
export class QueueBoardModule {}
