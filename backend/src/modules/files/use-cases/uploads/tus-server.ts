import { ERRORS, Server } from '@tus/server';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/id.ts';
import { Settings } from '#platform/config/settings.ts';
import { createProblem, toProblemDetails, type ProblemDetails } from '#platform/http/problem.ts';
import { FileStreams } from '#platform/http/file-streams.ts';
import { FileStoreAway, FileStoreFull, UploadNotFound } from '../../domain/errors.ts';
import { FileStorage } from '../storage/file-storage.ts';
import { Uploads } from './uploads.ts';

export const maxUploadBytes = 2 * 1024 ** 3;
export const uploadsPath = '/api/admin/files/uploads';

interface UploadRequest {
  readonly request: FastifyRequest['raw'];
  readonly response: FastifyReply['raw'];
  readonly userId: string;
  readonly id?: string | undefined;
}

interface HookRequest {
  readonly runtime?: { readonly node?: { readonly req: unknown; readonly res?: unknown } };
}

@Injectable()
export class TusServer {
  private readonly log = new Logger('files');
  private readonly server: Server;
  private readonly userIds = new WeakMap<object, string>();

  constructor(
    settings: Settings,
    private readonly storage: FileStorage,
    private readonly uploads: Uploads,
    private readonly streams: FileStreams,
  ) {
    this.server = new Server({
      path: uploadsPath,
      datastore: storage.uploads,
      maxSize: maxUploadBytes,
      relativeLocation: true,
      disableTerminationForFinishedUploads: true,
      allowedOrigins: settings.adminRemoteUrl ? [new URL(settings.adminRemoteUrl).origin] : [],
      namingFunction: () => newId(),
      // Ignores the query string. By default, tus reads the id from the end of the whole URL, including the query.
      getFileIdFromRequest: ({ url }) => new URL(url).pathname.split('/').at(-1),
      onUploadCreate: async (request, { id, size, metadata }) => {
        const userId = this.userIds.get(getNodeRequest(request) ?? {});
        if (!userId || size === undefined) throw ERRORS.INVALID_LENGTH;
        const { filename, alt } = metadata ?? {};
        await this.uploads.create({ id, userId, name: filename ?? '', alt: alt ?? null, sizeBytes: size });
        return {};
      },
      onUploadFinish: async (_request, { id }) => {
        await this.uploads.finish(id);
        return {};
      },
      onResponseError: async (request, error) => {
        const { status, ...problem } = await this.toProblem(error);
        setProblemType(request);
        return { status_code: status, body: JSON.stringify({ status, ...problem }) };
      },
    });
  }

  async prepare({
    id,
    userId,
    method,
  }: Pick<UploadRequest, 'id' | 'userId'> & { readonly method: string }): Promise<void> {
    if (id) await this.uploads.touch(id, userId);
    if (!id || !['HEAD', 'DELETE'].includes(method)) return;
    // Finishes a complete upload here, because a process may have ended before it marked the upload as finished.
    if (await this.uploads.isComplete(id)) await this.uploads.finish(id);
    else if (method === 'DELETE') await this.uploads.forget(id);
  }

  async handle({ request, response, userId }: UploadRequest): Promise<void> {
    this.userIds.set(request, userId);
    // A shutdown closes the streams in this list. The client then continues the upload with the next process.
    this.streams.add(request);
    await this.server.handle(request, response);
  }

  private async toProblem(error: Error | { status_code: number; body: string }): Promise<ProblemDetails> {
    if (error instanceof AppError) return toProblemDetails(error, '');
    if (!('status_code' in error)) return toProblemDetails(this.toKnownError(error), '');
    if (error.status_code === ERRORS.FILE_NOT_FOUND.status_code || error === ERRORS.FILE_NO_LONGER_EXISTS)
      return toProblemDetails(new UploadNotFound(), '');
    if (error === ERRORS.FILE_WRITE_ERROR && !(await this.storage.hasSpaceFor(0)))
      return toProblemDetails(new FileStoreFull(), '');
    const { status_code: status, body } = error;
    if (error === ERRORS.ERR_MAX_SIZE_EXCEEDED) return createProblem(status, tooLarge);
    return createProblem(status, { detail: body.trim() });
  }

  private toKnownError(error: Error): Error {
    if (isDiskFull(error)) return new FileStoreFull();
    if (!this.storage.isAway(error)) return error;
    this.log.error({ event: 'files.store-away', reason: `${error.name}: ${error.message}` });
    return new FileStoreAway();
  }
}

const tooLarge = {
  code: 'files.too-large',
  detail: 'This file is larger than 2 GB. Export it with a lower bitrate or in parts.',
};

const isDiskFull = (error: Error): boolean => 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const getNodeRequest = ({ runtime }: HookRequest): object | undefined => runtime?.node?.req as object | undefined;

function setProblemType({ runtime }: HookRequest): void {
  const response = runtime?.node?.res as FastifyReply['raw'] | undefined;
  response?.setHeader('content-type', 'application/problem+json');
}
