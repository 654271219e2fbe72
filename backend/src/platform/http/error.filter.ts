import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';
import { ErrorForms, type ErrorAnswer } from './error-forms.ts';
import { TooManyRequests, problemOf } from './problem.ts';

const log = new Logger('http');

/** Sends the error response; no other code writes error bodies. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply, forms: ErrorForms): void {
  // The client has disconnected, which is not a failure of the server.
  if (request.raw.destroyed && !request.raw.complete) return void reply.hijack();
  const answer = answerTo(thrown, request, forms);
  // Backpressure is intended and not a failure, even with a 503 status.
  if (answer.status >= 500 && !(thrown instanceof TooManyRequests))
    log.error({ err: thrown, event: 'request.failed', requestId: request.id });
  const seconds = thrown instanceof AppError ? thrown.retryAfterSeconds : undefined;
  const wait = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  void reply
    .status(answer.status)
    .headers({ 'cache-control': 'no-store', ...answer.headers, ...wait })
    .send(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
}

function answerTo(thrown: unknown, request: FastifyRequest, forms: ErrorForms): ErrorAnswer {
  const own = forms.for(request.url);
  const [path = ''] = request.url.split('?');
  if (own) return own(thrown, { headers: request.headers, requestId: request.id, path });
  const body = problemOf(thrown, request.id);
  return { status: body.status, body, headers: { 'content-type': 'application/problem+json' } };
}

@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly forms: ErrorForms) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), this.forms);
  }
}
