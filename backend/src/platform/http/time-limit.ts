import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unavailableError } from '#kernel/app-error.ts';
import type { Settings } from '../config/settings.ts';

/**
 * Time limit of most operations. It is longer than the timeout of a call to Stripe, so that such a timeout gets its own
 * error.
 */
const defaultTimeoutMs = 15_000;
/**
 * Time limit for sending a file on a slow connection. A client that needs more time can request the rest with a Range
 * header.
 */
const maxTimeoutMs = 3_600_000;

class RequestTimedOut extends unavailableError('request.unavailable', 'Please try again in a moment.') {}

/**
 * Marks an operation that serves a file and may take longer, because its duration depends on the client's connection.
 */
export const AllowsLongResponse = () => RouteConfig({ isLong: true });

/**
 * Ends a request after its time limit; for an operation with `@AllowsLongResponse` the limit includes sending the last byte.
 * Fastify's own `handlerTimeout` stops its timer once the request body is read, so that no POST would ever time out.
 */
export function registerResponseTimeLimit(fastify: FastifyInstance, { patience }: Settings): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { isLong } = (request.routeOptions.config ?? {}) as { isLong?: boolean };
    const timer = setTimeout(() => sendTimeout(reply), isLong ? maxTimeoutMs : defaultTimeoutMs * patience);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}

function sendTimeout(reply: FastifyReply): void {
  if (reply.raw.headersSent) reply.raw.destroy();
  else if (!reply.sent) reply.send(new RequestTimedOut());
}
