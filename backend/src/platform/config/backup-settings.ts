import { IsOptional, IsString, Matches, MinLength } from 'class-validator';
import { IsBucketUrl, IsNeededFor, ParseList } from './setting-rules.ts';

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;
const recipient = /^age1[0-9a-z]{20,}$/;

/** Settings of backups. */
export class BackupSettings {
  /** Folder of the backups. */
  @IsOptional() @IsString() @MinLength(1) backupDir?: string;
  /** URL of a bucket for the backups, used instead of the folder. */
  @IsOptional() @IsBucketUrl() backupS3Url?: string;
  @IsString() @MinLength(1) backupS3Region = 'us-east-1';
  @IsNeededFor('backupS3Url') @MinLength(3) backupS3Key?: string;
  @IsNeededFor('backupS3Url') @MinLength(3) backupS3Secret?: string;
  /** Public keys of age that encrypt the backups. */
  @ParseList()
  @Matches(recipient, { each: true, message: 'must be public keys of age, which begin with age1' })
  backupRecipients: string[] = [];
  /** Text of an identity file of age, which decrypts the backups. Only `backup:verify` and `restore` need it. */
  @IsOptional()
  @Matches(/AGE-SECRET-KEY-/, { message: '$property must have a line that begins with AGE-SECRET-KEY-' })
  backupIdentity?: string;
  /** Time of the daily backup in UTC. */
  @Matches(timeOfDay, { message: '$property must be a time in UTC such as 02:30' }) backupAt = '02:30';

  /** True if the worker writes a backup each day. */
  get hasBackups(): boolean {
    return Boolean(this.backupDir ?? this.backupS3Url) && this.backupRecipients.length > 0;
  }
}
