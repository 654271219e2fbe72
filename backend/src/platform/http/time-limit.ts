import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unavailableError } from '#kernel/app-error.ts';
import type { Settings } from '../config/settings.ts';

/** Longer than the timeout of a call to Stripe, so that a Stripe timeout returns its own error. */
const defaultTimeoutMs = 15_000;
/** Enough for a file on a slow connection. A slower client can request the rest with a Range header. */
const maxTimeoutMs = 3_600_000;

class RequestTimedOut extends unavailableError('request.unavailable', 'Please try again in a moment.') {}

/** Allows a response of up to an hour, because the client's connection determines the duration of a download. */
export const AllowsSlowTransfer = () => RouteConfig({ isLong: true });

/**
 * Ends a request after its time limit. Fastify's `handlerTimeout` stops its timer as soon as the body is read, so no
 * POST would time out.
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
