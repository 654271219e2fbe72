import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsTimeZoneName } from '#platform/http/text-rules.ts';

export class RequestDeletionDto {
  /** Password of the account; absent only if the account has none. */
  @IsOptional()
  @IsString()
  @MaxLength(1024)
  password?: string;

  /** Time zone for the date in the confirmation email. */
  @IsOptional()
  @IsTimeZoneName({ required: false })
  zone?: string;
}
