import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';
import { ErrorFormatterRegistry, type ErrorResponse } from './error-formatters.ts';
import { toProblemDetails } from './problem.ts';

const log = new Logger('http');

export function sendError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  formatters: ErrorFormatterRegistry,
): void {
  if (request.raw.destroyed && !request.raw.complete) return void reply.hijack();
  const response = toErrorResponse(thrown, request, formatters);
  if (response.status >= 500 && !(thrown instanceof AppError && thrown.isExpected))
    log.error({ err: thrown, event: 'request.failed', requestId: request.id });
  const { retryAfterSeconds: seconds, location } = thrown instanceof AppError ? thrown : {};
  const own = { ...(seconds !== undefined && { 'retry-after': String(seconds) }), ...(location && { location }) };
  void reply
    .status(response.status)
    .headers({ 'cache-control': 'no-store', ...response.headers, ...own })
    .send(typeof response.body === 'string' ? response.body : JSON.stringify(response.body));
}

function toErrorResponse(thrown: unknown, request: FastifyRequest, formatters: ErrorFormatterRegistry): ErrorResponse {
  const own = formatters.find(request.url);
  const [path = ''] = request.url.split('?');
  if (own) return own(thrown, { headers: request.headers, requestId: request.id, path });
  const body = toProblemDetails(thrown, request.id);
  return { status: body.status, body, headers: { 'content-type': 'application/problem+json' } };
}

@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly forms: ErrorFormatterRegistry) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), this.forms);
  }
}
