import { S3Store, type MetadataValue } from '@tus/s3-store';
import type { Upload } from '@tus/server';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { createReadStream, ReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

/** Size in bytes of a part. A killed process loses at most the part that it receives. */
const partBytes = 8 * 1024 * 1024;
/**
 * Parts of an upload that are sent at once. With more, a killed process could leave a gap between the stored parts, and
 * the tus store computes the position at which the client continues from the sum of their sizes.
 */
const maxPartsInFlight = 1;
/**
 * Bytes of a part that are read at once. V8 frees buffers only when it collects garbage, so many large buffers would
 * accumulate.
 */
const readBytes = 16 * 1024;

/** True for an error that says that the object or the upload does not exist. */
export const isMissing = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** Store of the tus protocol whose uploads survive a store that is away, and a process that is killed at any time. */
export class S3Uploads extends S3Store {
  constructor(bucket: string, config: S3ClientConfig) {
    super({
      partSize: partBytes,
      useTags: false,
      s3ClientConfig: { bucket, ...config },
    });
  }

  /**
   * Throws the error of the store, unless the upload is missing. `S3Store` reports every error as a missing upload, and
   * the client would then upload the file from the beginning.
   */
  override async getUpload(id: string): Promise<Upload> {
    await this.getMetadata(id).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    return super.getUpload(id);
  }

  /**
   * Limits the parts of each request separately. `S3Store` has one limit for all uploads, and a part counts from its
   * first received byte, so one slow client would stop the uploads of the others.
   */
  protected override uploadParts(
    metadata: MetadataValue,
    source: Readable,
    partNumber: number,
    offset: number,
  ): Promise<number> {
    const request = Object.create(this) as S3Uploads;
    const Semaphore = this.partUploadSemaphore.constructor as new (count: number) => typeof this.partUploadSemaphore;
    request.partUploadSemaphore = new Semaphore(maxPartsInFlight);
    return super.uploadParts.call(request, metadata, source, partNumber, offset);
  }

  protected override async uploadPart(
    metadata: MetadataValue,
    part: ReadStream | Readable | Buffer,
    partNumber: number,
  ): Promise<string> {
    if (!(part instanceof ReadStream)) return super.uploadPart(metadata, part, partNumber);
    part.destroy();
    const file = createReadStream(part.path, { highWaterMark: readBytes });
    // The client of the store does not listen to errors of the stream, and an unhandled one would end the process.
    const failure = new Promise<never>((_resolve, reject) => file.on('error', reject));
    try {
      return await Promise.race([super.uploadPart(metadata, file, partNumber), failure]);
    } finally {
      file.destroy();
    }
  }

  /** Joins the parts of an upload whose process ended after the last part. Throws if a part is missing. */
  async join(id: string): Promise<void> {
    await this.finishMultipartUpload(await this.getMetadata(id), await this.retrieveParts(id));
    await this.clearCache(id);
  }
}
