import {
  Header,
  Injectable,
  UseInterceptors,
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { map, type Observable } from 'rxjs';
import { matchesEtag } from './if-none-match.ts';

@Injectable()
class NotModifiedInterceptor implements NestInterceptor<string, string> {
  intercept(context: ExecutionContext, next: CallHandler<string>): Observable<string> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      map((text) => {
        const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"`;
        const reply = http.getResponse<FastifyReply>().header('etag', etag);
        if (!matchesEtag(http.getRequest<FastifyRequest>().headers['if-none-match'], etag)) return text;
        reply.status(304);
        return '';
      }),
    );
  }
}

export const TextResponse = (type: string, cacheControl = 'no-cache') =>
  applyDecorators(
    Header('content-type', `${type}; charset=utf-8`),
    Header('cache-control', cacheControl),
    UseInterceptors(NotModifiedInterceptor),
  );
