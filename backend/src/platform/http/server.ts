import compress from '@fastify/compress';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { newId } from '#kernel/id.ts';
import { rememberRequests } from '../audit/audit-log.ts';
import type { Settings } from '../config/settings.ts';
import { isLiveHandshake } from '../live/live-handshake.ts';
import { brokenRequests } from './broken-requests.ts';
import { believedProxies, refuseFalseAddresses } from './client-address.ts';
import { drainOnClose } from './drain.ts';
import type { ErrorForms } from './error-forms.ts';
import { sendError } from './error.filter.ts';
import { protection, sendHeaders } from './headers.ts';
import { bodyLimitBytes, readBodies } from './json-body.ts';
import { serverFactory, type AnswersFirst } from './server-factory.ts';
import { limitTime } from './time-limit.ts';

/** A slow client may take this long to send its request; checked at the interval below. */
const requestTimeoutMs = 10_000;
const checkMs = 1_000;

interface Parts {
  readonly forms: () => ErrorForms;
  readonly answersFirst: AnswersFirst;
}

export function fastifyAdapter(settings: Settings, { forms, answersFirst }: Parts): FastifyAdapter {
  const protect = protection(settings);
  return new FastifyAdapter({
    genReqId: () => newId(),
    bodyLimit: bodyLimitBytes,
    trustProxy: believedProxies(settings),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: serverFactory(answersFirst, {
      requestTimeout: requestTimeoutMs,
      // Node uses the longer of the two for the whole request.
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: checkMs,
      shouldUpgradeCallback: isLiveHandshake,
    }),
    clientErrorHandler: brokenRequests(settings),
    // A malformed URL reaches no route, so no hook and no filter runs.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      protect(reply.raw);
      sendError(error, request, reply.header('x-request-id', request.id), forms());
    },
    logger: false,
  });
}

export async function prepareServer(app: NestFastifyApplication, settings: Settings): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  drainOnClose(fastify);
  limitTime(fastify, settings);
  refuseFalseAddresses(fastify, settings);
  await sendHeaders(fastify, settings);
  await compressAnswers(fastify);
  readBodies(fastify);
  rememberRequests(fastify);
}

/** Smaller responses fit into the first packets anyway. */
const fromBytes = 2_048;

/** Compresses JSON responses only: pages and files are already compressed, and request bodies are not decompressed. */
async function compressAnswers(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    globalDecompression: false,
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    threshold: fromBytes,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
