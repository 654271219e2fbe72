import {
  UseInterceptors,
  applyDecorators,
  createParamDecorator,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { map, type Observable } from 'rxjs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getPreviewState } from '../preview/preview-scope.ts';
import { matchesEtag } from './if-none-match.ts';
import { buildSharedCacheHeaders } from './shared-cache.ts';

export type BodyEncoding = 'br' | 'gzip' | undefined;

export interface SerializedBody {
  readonly bytes: Buffer;
  readonly encoding: BodyEncoding;
  readonly etag: string;
}

const minCompressedBytes = 1_024;

const compressors = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: Buffer) => promisify(gzip)(text),
};

export async function serializeBody(value: unknown, encoding: BodyEncoding): Promise<SerializedBody> {
  const text = Buffer.from(JSON.stringify(value));
  const etag = `W/"${hash('sha256', text, 'base64url').slice(0, 24)}"`;
  return encoding && text.length > minCompressedBytes
    ? { bytes: await compressors[encoding](text), encoding, etag }
    : { bytes: text, encoding: undefined, etag };
}

const isAccepted = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((part) => {
    const [name = '', quality = ''] = part.toLowerCase().split(';');
    return name.trim() === encoding && !/q=0(\.0*)?\s*$/.test(quality);
  });

export const AcceptedEncoding = createParamDecorator((_: unknown, context: ExecutionContext): BodyEncoding => {
  const accepted = context.switchToHttp().getRequest<FastifyRequest>().headers['accept-encoding'] ?? '';
  return (['br', 'gzip'] as const).find((encoding) => isAccepted(accepted, encoding));
});

/** An unpublished item disappears for visitors within a minute, also without `PURGE_URL`. */
const sharedForSeconds = { maxAgeSeconds: 10, staleSeconds: 50 };

class SerializedBodyInterceptor implements NestInterceptor<SerializedBody, Buffer | string> {
  private readonly visitorHeaders: Record<string, string>;

  constructor(tags: readonly string[]) {
    this.visitorHeaders = { 'cache-control': 'no-cache', ...buildSharedCacheHeaders({ tags, ...sharedForSeconds }) };
  }

  intercept(context: ExecutionContext, next: CallHandler<SerializedBody>): Observable<Buffer | string> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      map(({ bytes, encoding, etag }) => {
        const reply = http.getResponse<FastifyReply>();
        const { headers } = http.getRequest<FastifyRequest>();
        const vary = ['accept-encoding', 'authorization', 'x-preview'];
        const others = reply.getHeader('vary');
        reply.headers({ etag, vary: [...(others ? [String(others)] : []), ...vary].join(', ') });
        if (headers.authorization === undefined && getPreviewState() === undefined) reply.headers(this.visitorHeaders);
        if (matchesEtag(headers['if-none-match'], etag)) {
          reply.status(304);
          return '';
        }
        reply.type('application/json; charset=utf-8');
        if (encoding) reply.header('content-encoding', encoding);
        return bytes;
      }),
    );
  }
}

/** A shared cache may store the responses for visitors until the site reports a change of content with one of these tags. */
export const SendsSerializedBody = (tags: readonly string[]) =>
  applyDecorators(UseInterceptors(new SerializedBodyInterceptor(tags)));
