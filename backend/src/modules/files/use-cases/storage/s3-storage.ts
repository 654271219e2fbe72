import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { ERRORS } from '@tus/server';
import { Logger } from '@nestjs/common';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Settings } from '#platform/config/settings.ts';
import type { ByteRange, ReadableFile } from '#platform/http/readable-file.ts';
import { FileStoreAway } from '../../domain/errors.ts';
import { FileStorage, type UploadListing } from './file-storage.ts';
import { withScratchFile } from './scratch-file.ts';
import { isNotFoundError, S3Uploads } from './s3-uploads.ts';

const connectionTimeoutMs = 3_000;
/** Timeout in milliseconds without any data, because a store needs time to join the parts of a large file. */
const silenceTimeoutMs = 15_000;
const maxAttempts = 3;
const networkErrors = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];

type S3Settings = Pick<Settings, 'filesDir' | 'filesS3Region' | 'filesS3Key' | 'filesS3Secret' | 'patience'> & {
  readonly filesS3Url: string;
};

/** `<id>` is a complete upload, `<id>.info` and `<id>.part` are files of tus, and `pictures/<sha256>/` has pictures. */
export class S3Storage extends FileStorage {
  private readonly log = new Logger('files');
  private readonly bucket: string;
  private readonly client: S3Client;
  private readonly scratchFolder: string;
  override readonly uploads: S3Uploads;

  constructor(settings: S3Settings) {
    super();
    const { origin, pathname } = new URL(settings.filesS3Url);
    this.bucket = decodeURIComponent(pathname.slice(1));
    this.scratchFolder = join(settings.filesDir, 'scratch');
    const config = createConfig(settings, origin);
    this.client = new S3Client(config);
    this.uploads = new S3Uploads(this.bucket, config);
  }

  override async hasSpaceFor(): Promise<boolean> {
    return true;
  }

  override async completeUpload(id: string): Promise<boolean> {
    if (await this.openUpload(id)) return true;
    return this.attempt(async () => {
      const upload = await this.uploads.getUpload(id).catch((error: unknown) => {
        if (error !== ERRORS.FILE_NOT_FOUND) throw error;
      });
      if (upload?.offset === undefined || upload.offset !== upload.size) return false;
      await this.uploads.join(id);
      return true;
    });
  }

  override openUpload(id: string): Promise<ReadableFile | undefined> {
    return this.open(id);
  }

  override async withLocalFile<Result>(id: string, work: (path: string) => Promise<Result>): Promise<Result> {
    return withScratchFile(this.scratchFolder, await this.read(id), work);
  }

  override async listUploads(after: string): Promise<UploadListing> {
    // Continues after all objects of the upload `after`: `<id>`, `<id>.info` and `<id>.part` sort before `<id>.~`.
    const position = after ? { StartAfter: `${after}.~` } : {};
    const { Contents: objects = [], IsTruncated: hasMore } = await this.attempt(() =>
      this.client.send(new ListObjectsV2Command({ Bucket: this.bucket, Delimiter: '/', ...position })),
    );
    const uploads = new Map<string, Date>();
    for (const { Key: key = '', LastModified: changedAt = new Date(0) } of objects) {
      const [id = ''] = key.split('.');
      if (!((uploads.get(id) ?? 0) > changedAt)) uploads.set(id, changedAt);
    }
    return { uploads: [...uploads].map(([id, changedAt]) => ({ id, changedAt })), isLast: !hasMore };
  }

  override addUpload(id: string, path: string): Promise<void> {
    return this.put(id, createReadStream(path));
  }

  override async removeUpload(id: string): Promise<void> {
    await this.attempt(async () => {
      // The tus store reports a complete upload as missing and does not delete it, so its objects are deleted here.
      await this.uploads.remove(id).catch((error: unknown) => {
        if (error !== ERRORS.FILE_NOT_FOUND) throw error;
      });
      for (const key of [id, `${id}.part`, `${id}.info`]) await this.delete(key);
    });
  }

  override async writePicture(sha256: string, name: string, bytes: Uint8Array): Promise<void> {
    await this.put(getPictureKey(sha256, name), bytes);
  }

  override openPicture(sha256: string, name: string): Promise<ReadableFile | undefined> {
    return this.open(getPictureKey(sha256, name));
  }

  override async removePictures(sha256: string): Promise<void> {
    await this.attempt(async () => {
      const list = new ListObjectsV2Command({ Bucket: this.bucket, Prefix: getPictureKey(sha256, '') });
      const { Contents: objects = [] } = await this.client.send(list);
      for (const { Key: key = '' } of objects) await this.delete(key);
    });
  }

  override isAway(error: Error): boolean {
    return error instanceof FileStoreAway || '$metadata' in error || hasNetworkCode(error);
  }

  private async open(key: string): Promise<ReadableFile | undefined> {
    const { ContentLength: size = 0, LastModified: changedAt = new Date(0) } =
      (await this.attempt(() =>
        this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: key })).catch((error: unknown) => {
          if (!isNotFoundError(error)) throw error;
          return undefined;
        }),
      )) ?? {};
    return changedAt.getTime() > 0 ? { size, changedAt, read: (range) => this.read(key, range) } : undefined;
  }

  private async read(key: string, range?: ByteRange): Promise<Readable> {
    const object = { Bucket: this.bucket, Key: key, ...(range && { Range: `bytes=${range.first}-${range.last}` }) };
    const { Body: body } = await this.attempt(() => this.client.send(new GetObjectCommand(object)));
    return body as Readable;
  }

  private async put(key: string, bytes: Uint8Array | Readable): Promise<void> {
    const object = { Bucket: this.bucket, Key: key, Body: bytes };
    await this.attempt(() => this.client.send(new PutObjectCommand(object)));
  }

  private async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
  }

  private async attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error && this.isAway(error))) throw error;
      this.log.error({ event: 'files.store-away', reason: `${error.name}: ${error.message}` });
      throw new FileStoreAway();
    }
  }
}

const getPictureKey = (sha256: string, name: string): string => `pictures/${sha256}/${name}`;

const hasNetworkCode = (error: Error): boolean => 'code' in error && networkErrors.includes(String(error.code));

function createConfig(settings: S3Settings, endpoint: string): S3ClientConfig {
  const { filesS3Region: region, filesS3Key: accessKeyId = '', filesS3Secret: secretAccessKey = '' } = settings;
  return {
    ...{ endpoint, region, maxAttempts, forcePathStyle: true },
    credentials: { accessKeyId, secretAccessKey },
    // Uses the newer checksums only where required, because some S3-compatible stores do not support them.
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
    requestHandler: {
      connectionTimeout: connectionTimeoutMs * settings.patience,
      socketTimeout: silenceTimeoutMs * settings.patience,
    },
  };
}
