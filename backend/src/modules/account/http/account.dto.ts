import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsTimeZoneName } from '#platform/http/text-rules.ts';

export class RequestDeletionDto {
  /** Password of the account, to prove that the owner sends the request; absent only if the account has none. */
  @IsOptional()
  @IsString()
  @MaxLength(1024)
  password?: string;

  /** Time zone in which the confirmation email shows the day of the deletion. */
  @IsOptional()
  @IsTimeZoneName({ required: false })
  zone?: string;
}
