import { resolve, sep } from 'node:path';
import { IsOptional, IsString, Matches, MinLength } from 'class-validator';
import { IsBucketUrl, IsNeededFor, ParseList } from './setting-rules.ts';

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;
const recipient = /^age1[0-9a-z]{20,}$/;

export class BackupSettings {
  @IsOptional() @IsString() @MinLength(1) backupDir?: string;
  @IsOptional() @IsBucketUrl() backupS3Url?: string;
  @IsString() @MinLength(1) backupS3Region = 'us-east-1';
  @IsNeededFor('backupS3Url') @MinLength(3) backupS3Key?: string;
  @IsNeededFor('backupS3Url') @MinLength(3) backupS3Secret?: string;
  @ParseList()
  @Matches(recipient, { each: true, message: 'must be public keys of age, which begin with age1' })
  backupRecipients: string[] = [];
  @IsOptional()
  @Matches(/AGE-SECRET-KEY-/, { message: '$property must have a line that begins with AGE-SECRET-KEY-' })
  backupIdentity?: string;
  @Matches(timeOfDay, { message: '$property must be a time in UTC such as 02:30' }) backupAt = '02:30';

  get hasBackups(): boolean {
    return Boolean(this.backupDir ?? this.backupS3Url) && this.backupRecipients.length > 0;
  }
}

interface Places {
  readonly backupDir?: string;
  readonly backupS3Url?: string;
  readonly filesDir: string;
  readonly filesS3Url?: string;
}

/** A backup inside the files would contain all earlier backups. */
export function findBackupPlaceErrors({ backupDir, backupS3Url, filesDir, filesS3Url }: Places): string[] {
  if (backupS3Url) return backupS3Url === filesS3Url ? ['BACKUP_S3_URL: must not be the bucket of the files'] : [];
  if (!backupDir || filesS3Url) return [];
  const isInside = `${resolve(backupDir)}${sep}`.startsWith(`${resolve(filesDir)}${sep}`);
  return isInside ? ['BACKUP_DIR: must not be in the folder of the files'] : [];
}
