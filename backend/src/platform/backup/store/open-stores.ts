import { resolve } from 'node:path';
import type { Settings } from '../../config/settings.ts';
import { BackupError } from '../backup-error.ts';
import type { ByteStore } from './byte-store.ts';
import { FolderByteStore } from './folder-byte-store.ts';

export function openBackupStore(settings: Settings): Promise<ByteStore> {
  const { backupDir, backupS3Url: url, backupS3Region: region, backupS3Key: key, backupS3Secret: secret } = settings;
  if (url) return openBucket({ url, region, key, secret });
  if (backupDir) return Promise.resolve(new FolderByteStore(resolve(backupDir)));
  throw new BackupError('Set BACKUP_DIR to a folder, or BACKUP_S3_URL to a bucket, for the backups.', 'usage');
}

export function openFileStore(settings: Settings): Promise<ByteStore> {
  const { filesDir, filesS3Url: url, filesS3Region: region, filesS3Key: key, filesS3Secret: secret } = settings;
  return url ? openBucket({ url, region, key, secret }) : Promise.resolve(new FolderByteStore(filesDir));
}

interface Bucket {
  readonly url: string;
  readonly region: string;
  readonly key: string | undefined;
  readonly secret: string | undefined;
}

/** The S3 client takes 20 MB of memory, so the code loads the client on first use. */
async function openBucket({ key = '', secret = '', ...bucket }: Bucket): Promise<ByteStore> {
  const { BucketByteStore } = await import('./bucket-byte-store.ts');
  return new BucketByteStore({ ...bucket, key, secret });
}
