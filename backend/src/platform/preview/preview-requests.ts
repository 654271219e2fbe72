import { Injectable, SetMetadata } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runInPreview, type PreviewScope } from './preview-scope.ts';

const previewHeader = 'x-preview';

export const previewMetadata = 'oneness:preview';

/** A preview rejects operations without this decorator, and an operation with the decorator must not write. */
export const AllowedInPreview = () => SetMetadata(previewMetadata, true);

type OpenPreview = (token: string) => Promise<PreviewScope | undefined>;

@Injectable()
export class PreviewRequestHook {
  private open: OpenPreview = () => Promise.resolve(undefined);

  setOpener(open: OpenPreview): void {
    this.open = open;
  }

  /** Reading a body loses the async context, so this hook runs after the body is read. */
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
