import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../../kernel/id.ts';
import { rememberRequests } from '../audit/request-context.ts';
import type { Settings } from '../config/settings.ts';
import { drainOnClose } from './drain.ts';
import { sendHeaders } from './headers.ts';
import { bodyLimitBytes, readBodies } from './json-body.ts';
import { problemOf } from './problem.ts';

/** A slow client may take this long to send its request. */
const requestTimeoutMs = 10_000;
/** What is not answered by then is answered with 503: something behind us hangs. Longer than a person waits for Stripe. */
const handlerTimeoutMs = 15_000;

export const fastifyAdapter = (settings: Pick<Settings, 'trustProxy'>): FastifyAdapter =>
  new FastifyAdapter({
    genReqId: () => newId(),
    bodyLimit: bodyLimitBytes,
    trustProxy: settings.trustProxy,
    requestTimeout: requestTimeoutMs,
    handlerTimeout: handlerTimeoutMs,
    forceCloseConnections: 'idle',
    // An address that cannot be read comes to no route, and so to no filter.
    frameworkErrors: (error: FastifyError, { id }: FastifyRequest, reply: FastifyReply) => {
      const body = problemOf(error, id);
      void reply
        .status(body.status)
        .header('x-content-type-options', 'nosniff')
        .type('application/problem+json')
        .send(body);
    },
    logger: false,
  });

/** Headers and body reading, before any route answers. */
export async function prepareServer(app: NestFastifyApplication, settings: Settings): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  drainOnClose(fastify);
  await sendHeaders(fastify, settings);
  readBodies(fastify);
  rememberRequests(fastify);
}
