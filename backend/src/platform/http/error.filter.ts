import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ErrorForms, type ErrorAnswer } from './error-forms.ts';
import { TooManyRequests, problemOf } from './problem.ts';

/** Maps whatever was thrown to the answer the caller sees; nothing else writes error bodies. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('http');

  constructor(private readonly forms: ErrorForms) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const answer = this.answer(thrown, request);
    if (answer.status >= 500) this.log.error({ err: thrown, event: 'request.failed', requestId: request.id });
    const reply = http.getResponse<FastifyReply>();
    const wait = thrown instanceof TooManyRequests ? { 'retry-after': String(thrown.retryAfterSeconds) } : {};
    void reply
      .status(answer.status)
      .headers({ 'cache-control': 'no-store', ...answer.headers, ...wait })
      .send(JSON.stringify(answer.body));
  }

  private answer(thrown: unknown, request: FastifyRequest): ErrorAnswer {
    const own = this.forms.for(request.url);
    const [path = ''] = request.url.split('?');
    if (own) return own(thrown, { headers: request.headers, requestId: request.id, path });
    const body = problemOf(thrown, request.id);
    return { status: body.status, body, headers: { 'content-type': 'application/problem+json' } };
  }
}
