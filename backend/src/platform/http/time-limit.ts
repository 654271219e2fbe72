import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unavailableError } from '#kernel/app-error.ts';
import type { Settings } from '../config/settings.ts';
import { maxResponseMs } from './drain.ts';

/** Time limit of a transfer. A client that needs longer can request the rest of a file with a Range header. */
const maxTimeoutMs = 3_600_000;

class RequestTimedOut extends unavailableError('request.unavailable', 'Please try again in a moment.') {}

/** Gives an operation more time, because the connection of the client determines the duration of an upload or download. */
export const AllowsSlowTransfer = () => RouteConfig({ isLong: true });

/** Fastify's `handlerTimeout` is not used: it stops its timer when the body is read, so no POST would time out. */
export function registerResponseTimeLimit(fastify: FastifyInstance, { patience }: Settings): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { isLong } = (request.routeOptions.config ?? {}) as { isLong?: boolean };
    const timer = setTimeout(() => sendTimeout(reply), isLong ? maxTimeoutMs : maxResponseMs * patience);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}

function sendTimeout(reply: FastifyReply): void {
  if (reply.raw.headersSent) reply.raw.destroy();
  else if (!reply.sent) reply.send(new RequestTimedOut());
}
