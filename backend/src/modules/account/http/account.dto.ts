import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Zone } from '#platform/http/text-rules.ts';

export class RequestDeletionDto {
  /** The account's password. May be left out only where the account has none. */
  @IsOptional()
  @IsString()
  @MaxLength(1024)
  password?: string;

  /** In which the email names the day of the deletion. */
  @IsOptional()
  @Zone({ required: false })
  zone?: string;
}
