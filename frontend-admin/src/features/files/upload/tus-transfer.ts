import type { DetailedError, Upload } from 'tus-js-client';
import { ApiProblem } from 'shell/api-problem';
import type { StartTransfer, TransferEvents } from './upload-queue.ts';

const ENDPOINT = '/api/admin/files/uploads';
const CHUNK_BYTES = 16 * 1024 * 1024;
const RETRY_EVERY_MS = 10_000;
/** Number of retries with the longest wait. If all retries make no progress, the user must continue the upload. */
const LATER_RETRIES = 60;
const retryDelays = [0, 1_000, 3_000, 5_000, ...Array<number>(LATER_RETRIES).fill(RETRY_EVERY_MS)];

interface Uploader {
  userId: string;
  readToken: () => Promise<string | undefined>;
}

/** A retry may succeed after a network or server error, an expired token, a lock or a rate limit. */
const isTemporary = (status: number) => status === 0 || status >= 500 || [401, 409, 423, 429].includes(status);

const needsUser = ['request.other-user', 'files.store-full'];

/** The browser stores the URL of an unfinished upload for one user, so that no other user continues the upload. */
export const createTusTransfer =
  ({ userId, readToken }: Uploader): StartTransfer =>
  (file, events) => {
    let isStopped = false;
    let upload: Upload | undefined;
    const start = async () => {
      const tus = await import('tus-js-client');
      if (isStopped) return;
      const created = new tus.Upload(file, {
        endpoint: new URL(ENDPOINT, location.origin).href,
        chunkSize: CHUNK_BYTES,
        retryDelays,
        removeFingerprintOnSuccess: true,
        metadata: { filename: file.name, filetype: file.type },
        fingerprint: ({ name, type, size, lastModified }) =>
          Promise.resolve(['file', userId, name, type, size, lastModified].join('-')),
        onBeforeRequest: async (request) => {
          request.setHeader('authorization', `Bearer ${(await readToken()) ?? ''}`);
          request.setHeader('x-user-id', userId);
        },
        onAfterResponse: (request, response) => {
          // The library would start again from zero after any error of the HEAD request.
          const isHead = request.getMethod() === 'HEAD';
          if (isHead && isTemporary(response.getStatus())) throw new Error('The upload cannot continue yet.');
        },
        onShouldRetry: (error) => {
          const problem = readProblem(error);
          const isAgain = isTemporary(getStatus(error)) && !needsUser.includes(problem?.code ?? '');
          if (isAgain) events.onReconnect(problem?.userMessage);
          return isAgain;
        },
        onProgress: events.onProgress,
        onSuccess: () => events.onDone(getFileId(created)),
        onError: (error) => reportFailure(error, events),
      });
      upload = created;
      const [previous] = await created.findPreviousUploads();
      if (isStopped) return;
      if (previous) created.resumeFromPreviousUpload(previous);
      created.start();
    };
    start().catch((error: unknown) => reportFailure(error, events));
    const stop = (isCancelled: boolean) => {
      isStopped = true;
      void upload?.abort(isCancelled).catch(() => undefined);
    };
    return { pause: () => stop(false), cancel: () => stop(true) };
  };

const getFileId = ({ url }: Upload): string => url?.slice(url.lastIndexOf('/') + 1) ?? '';

const getResponse = (error: unknown) => (error as Partial<DetailedError>).originalResponse ?? undefined;
const getStatus = (error: unknown): number => getResponse(error)?.getStatus() ?? 0;

function readProblem(error: unknown): ApiProblem | undefined {
  const response = getResponse(error);
  if (!response) return undefined;
  try {
    return new ApiProblem(response.getStatus(), JSON.parse(response.getBody()));
  } catch {
    return new ApiProblem(response.getStatus(), undefined);
  }
}

function reportFailure(error: unknown, events: TransferEvents): void {
  const status = getStatus(error);
  if (status === 401) return events.onFailed('You are signed out. Sign in again, then continue the upload.', true);
  const reason = readProblem(error)?.userMessage;
  events.onFailed(reason ?? 'The connection was lost. Continue the upload when you are online.', isTemporary(status));
}
