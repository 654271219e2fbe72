import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unavailable } from '../../kernel/app-error.ts';
import type { Settings } from '../config/settings.ts';

/** Longer than a person waits for Stripe. */
const usualMs = 15_000;
/** Long enough for a file on a slow connection. A client that needs longer continues with a range request. */
const longestMs = 3_600_000;

/** What is not answered by then is answered with 503: something behind us hangs. */
class TookTooLong extends unavailable('request.unavailable', 'Please try again in a moment.') {}

/** An operation that answers a file, which takes as long as the line of its reader is slow. */
export const LongAnswer = () => RouteConfig({ isLong: true });

/**
 * Ends a request that takes too long; with `@LongAnswer` the limit counts until the last byte is sent. Fastify's own
 * `handlerTimeout` stops its clock when the body of a request has been read, so that no POST would ever end.
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
