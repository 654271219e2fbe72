import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Readable } from 'node:stream';
import { ByteStore, type StoredBytes } from './byte-store.ts';

/** S3 allows 10,000 parts for each upload, so an object has at most 78 GiB. */
const partBytes = 8 * 1024 * 1024;

export interface BucketOptions {
  readonly url: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/** An object exists only when its upload is complete. */
export class BucketByteStore extends ByteStore {
  override readonly place: string;
  private readonly bucket: string;
  private readonly client: S3Client;

  constructor({ url, region, key, secret }: BucketOptions) {
    super();
    const { origin, pathname } = new URL(url);
    this.place = url;
    this.bucket = decodeURIComponent(pathname.slice(1));
    this.client = new S3Client({
      ...{ endpoint: origin, region, forcePathStyle: true },
      credentials: { accessKeyId: key, secretAccessKey: secret },
      // Some S3-compatible stores do not support the newer checksums.
      ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
      requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    });
  }

  override async listFolders(): Promise<string[]> {
    const names: string[] = [];
    for (let next: string | undefined, isLast = false; !isLast;) {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, Delimiter: '/', ...(next && { ContinuationToken: next }) }),
      );
      names.push(...(page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix.slice(0, -1)));
      next = page.NextContinuationToken;
      isLast = !next;
    }
    return names;
  }

  override async *list(folder = ''): AsyncIterable<StoredBytes> {
    const prefix = folder ? { Prefix: `${folder}/` } : {};
    for (let next: string | undefined, isLast = false; !isLast;) {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, ...prefix, ...(next && { ContinuationToken: next }) }),
      );
      for (const { Key: name = '', Size: size = 0, LastModified: changedAt = new Date(0) } of page.Contents ?? [])
        yield { name, size, changedAt };
      next = page.NextContinuationToken;
      isLast = !next;
    }
  }

  override async findSize(name: string): Promise<number | undefined> {
    try {
      const { ContentLength: size = 0 } = await this.client.send(
        new HeadObjectCommand({ Bucket: this.bucket, Key: name }),
      );
      return size;
    } catch (error) {
      if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode !== 404) throw error;
      return undefined;
    }
  }

  override async read(name: string): Promise<Readable> {
    const { Body: body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: name }));
    return body as Readable;
  }

  override async write(name: string, bytes: Readable): Promise<void> {
    const params = { Bucket: this.bucket, Key: name, Body: bytes };
    await new Upload({ client: this.client, params, partSize: partBytes, queueSize: 1 }).done();
  }

  override async remove(name: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: name }));
  }

  override async removeFolder(folder: string): Promise<void> {
    for await (const { name } of this.list(folder)) await this.remove(name);
  }

  /** A lifecycle rule of the bucket must delete the parts of interrupted uploads. */
  override removePartial(): Promise<void> {
    return Promise.resolve();
  }
}
