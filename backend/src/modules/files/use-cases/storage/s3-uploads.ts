import { S3Store, type MetadataValue } from '@tus/s3-store';
import type { Upload } from '@tus/server';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { createReadStream, ReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

/** A killed process loses only parts that are not stored yet, so parts are small. */
const partBytes = 8 * 1024 * 1024;
/** Parts are stored one after the other, so that a killed process cannot leave a later part without an earlier part. */
const maxPartsInFlight = 1;
const readBytes = 16 * 1024;

export const isNotFoundError = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

export class S3Uploads extends S3Store {
  constructor(bucket: string, config: S3ClientConfig) {
    super({
      partSize: partBytes,
      useTags: false,
      s3ClientConfig: { bucket, ...config },
    });
  }

  /**
   * Throws every error except 404. `S3Store` would report each as a missing upload, and the client would start again.
   */
  override async getUpload(id: string): Promise<Upload> {
    await this.getMetadata(id).catch((error: unknown) => {
      if (!isNotFoundError(error)) throw error;
    });
    return super.getUpload(id);
  }

  /**
   * Each request gets its own limit. `S3Store` has one limit for all uploads, so one slow client would stop the others.
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
    // The S3 client does not handle errors of the stream, and an unhandled error would end the process.
    const failure = new Promise<never>((_resolve, reject) => file.on('error', reject));
    try {
      return await Promise.race([super.uploadPart(metadata, file, partNumber), failure]);
    } finally {
      file.destroy();
    }
  }

  /** Joins the parts of an upload if a process ended after it stored the last part and before it joined the parts. */
  async join(id: string): Promise<void> {
    await this.finishMultipartUpload(await this.getMetadata(id), await this.retrieveParts(id));
    await this.clearCache(id);
  }
}
