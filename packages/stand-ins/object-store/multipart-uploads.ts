import { S3Error, type Context, type Middleware } from './s3rver.ts';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const maxListedParts = 1_000;

export function addMultipartOperations(root: string): Middleware {
  return async (context, next) => {
    const { uploadId } = context.query;
    const [bucket = '', ...names] = context.path.slice(1).split('/');
    if (!uploadId) return next();
    const folder = join(root, bucket, '._S3rver_uploads', uploadId.replace(/\W/g, ''));
    if (!existsSync(folder)) throw new S3Error('NoSuchUpload', 'The specified upload does not exist.');
    context.params = { bucket, key: names.join('/') };
    if (context.method === 'DELETE') return abortUpload(context, folder);
    return context.method === 'GET' ? listParts(context, folder) : next();
  };
}

function abortUpload(context: Context, folder: string): void {
  rmSync(folder, { recursive: true });
  context.status = 204;
}

function listParts(context: Context, folder: string): void {
  const after = Number(context.query['part-number-marker'] ?? 0);
  const limit = Math.min(Number(context.query['max-parts'] ?? maxListedParts), maxListedParts);
  const numbers = readPartNumbers(folder).filter((number) => number > after);
  const listed = numbers.slice(0, limit);
  const isTruncated = listed.length < numbers.length;
  context.body = {
    ListPartsResult: {
      Bucket: context.params.bucket,
      Key: context.params.key,
      UploadId: context.query['uploadId'],
      IsTruncated: isTruncated,
      ...(isTruncated ? { NextPartNumberMarker: listed.at(-1) } : {}),
      Part: listed.map((number) => describePart(folder, number)),
    },
  };
}

/** The server writes the checksum last, so a part without a checksum is incomplete. */
const readPartNumbers = (folder: string): number[] =>
  readdirSync(folder)
    .flatMap((name) => (name.endsWith('.md5') ? [Number(name.slice(0, -'.md5'.length))] : []))
    .sort((a, b) => a - b);

function describePart(folder: string, number: number) {
  const path = join(folder, String(number));
  const { size, mtime } = statSync(path);
  return {
    PartNumber: number,
    LastModified: mtime.toISOString(),
    ETag: JSON.stringify(readFileSync(`${path}.md5`, 'utf8')),
    Size: size,
  };
}
