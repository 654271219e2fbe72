import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unavailable } from '#kernel/app-error.ts';
import type { Settings } from '../config/settings.ts';

/** Longer than the timeout of Stripe commands. */
const usualMs = 15_000;
/** Long enough for a file on a slow connection. A slower client continues with a range request. */
const longestMs = 3_600_000;

class TookTooLong extends unavailable('request.unavailable', 'Please try again in a moment.') {}

/** Declares an operation that serves a file, whose duration depends on the client's connection. */
export const LongAnswer = () => RouteConfig({ isLong: true });

/**
 * Ends a request after its time limit; with `@LongAnswer` the limit includes sending the last byte. Fastify's own
 * `handlerTimeout` stops its timer once the request body is read, so that no POST would ever time out.
 */
export function limitTime(fastify: FastifyInstance, { patience }: Settings): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { isLong } = (request.routeOptions.config ?? {}) as { isLong?: boolean };
    const timer = setTimeout(() => giveUp(reply), isLong ? longestMs : usualMs * patience);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}

function giveUp(reply: FastifyReply): void {
  if (reply.raw.headersSent) reply.raw.destroy();
  else if (!reply.sent) reply.send(new TookTooLong());
}
