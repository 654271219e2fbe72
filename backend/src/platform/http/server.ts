import compress from '@fastify/compress';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import { trackRequestContext } from '../audit/audit-log.ts';
import type { Settings } from '../config/settings.ts';
import { ReadinessCheck } from '../health/readiness.ts';
import { isLiveHandshake } from '../live/live-handshake.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { createClientErrorHandler } from './client-error-handler.ts';
import { toTrustProxyOption, replaceInvalidIps } from './client-ip.ts';
import { drainServerOnClose } from './drain.ts';
import type { ErrorFormatterRegistry } from './error-formatters.ts';
import { sendError } from './error.filter.ts';
import { createSecurityHeadersSetter, registerSecurityHeaders } from './headers.ts';
import { maxBodyBytes, registerBodyParsers } from './json-body.ts';
import { createServerFactory, type EarlyRequestHandler } from './server-factory.ts';
import { registerResponseTimeLimit } from './time-limit.ts';

/** Limits only the headers, because `limitBodyTime` limits the body. */
const headersTimeoutMs = 10_000;
/** An upload may take an hour. */
const requestTimeoutMs = 3_600_000;
const timeoutCheckMs = 1_000;

interface AdapterOptions {
  readonly formatters: () => ErrorFormatterRegistry;
  readonly earlyHandler: EarlyRequestHandler;
  readonly requests: RequestMetrics | undefined;
}

export function createFastifyAdapter(
  settings: Settings,
  { formatters: forms, earlyHandler, requests }: AdapterOptions,
): FastifyAdapter {
  const protect = createSecurityHeadersSetter(settings);
  return new FastifyAdapter({
    // `randomUUID` is faster than `newId`, because it reads random bytes for many ids at once.
    genReqId: () => randomUUID(),
    bodyLimit: maxBodyBytes,
    trustProxy: toTrustProxyOption(settings),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: createServerFactory(earlyHandler, requests, {
      requestTimeout: requestTimeoutMs,
      headersTimeout: headersTimeoutMs,
      connectionsCheckingInterval: timeoutCheckMs,
      shouldUpgradeCallback: isLiveHandshake,
    }),
    clientErrorHandler: createClientErrorHandler(settings),
    // Fastify runs no hook and no error filter for a malformed URL, so this function sends the headers and the error.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      protect(reply.raw);
      sendError(error, request, reply.header('x-request-id', request.id), forms());
    },
    logger: false,
  });
}

export async function prepareServer(app: NestFastifyApplication, settings: Settings): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const readiness = app.get(ReadinessCheck, { strict: false });
  drainServerOnClose(fastify, () => readiness.isStopping);
  registerResponseTimeLimit(fastify, settings);
  replaceInvalidIps(fastify, settings);
  await registerSecurityHeaders(fastify, settings);
  await compressResponses(fastify);
  registerBodyParsers(fastify);
  trackRequestContext(fastify);
}

/** A smaller response fits into the first network packets anyway. */
const minCompressedBytes = 2_048;

/** Pages and files are already compressed, so only JSON is compressed here. */
async function compressResponses(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    globalDecompression: false,
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    threshold: minCompressedBytes,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
