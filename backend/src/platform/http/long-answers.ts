import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** A telephone may take that long over a file; whoever takes longer goes on with a range. */
const longestMs = 3_600_000;

/** An operation that answers a file, which takes as long as the line of its reader is slow. */
export const LongAnswer = () => RouteConfig({ isLong: true });

/** Gives the operations with `@LongAnswer` more time than the usual, which counts until the last byte is sent. */
export function allowLongAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { isLong } = (route.config ?? {}) as { isLong?: boolean };
    if (isLong) route.handlerTimeout = longestMs;
  });
}
