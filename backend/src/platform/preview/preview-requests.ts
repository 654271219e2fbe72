import { Injectable, SetMetadata } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runInPreview, type PreviewScope } from './preview-scope.ts';

const previewHeader = 'x-preview';

export const previewMetadata = 'oneness:preview';

/** Allows an operation in a preview, which rejects all other operations. The operation must not write. */
export const AllowedInPreview = () => SetMetadata(previewMetadata, true);

type OpenPreview = (token: string) => Promise<PreviewScope | undefined>;

/**
 * Runs each request that has a preview token in its preview. The module that creates previews calls `setOpener` at start.
 */
@Injectable()
export class PreviewRequestHook {
  private open: OpenPreview = () => Promise.resolve(undefined);

  setOpener(open: OpenPreview): void {
    this.open = open;
  }

  /** Runs after the body is read, because reading a stream loses the async context. */
  register(fastify: FastifyInstance): void {
    fastify.addHook('preHandler', (request, _reply, done) => {
      const token = findToken(request);
      if (token === undefined) return done();
      this.open(token).then(
        (preview) => runInPreview(preview ?? 'ended', done),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    });
  }
}

function findToken({ url, headers, query }: FastifyRequest): string | undefined {
  const named = headers[previewHeader];
  if (named !== undefined) return String(named);
  const { preview } = (url.startsWith('/api/') ? query : {}) as { preview?: unknown };
  return preview === undefined ? undefined : String(preview);
}
