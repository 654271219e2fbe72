import { IsOptional, IsString, MaxLength } from 'class-validator';

export class RequestDeletionDto {
  /** The account's password. May be left out only where the account has none. */
  @IsOptional()
  @IsString()
  @MaxLength(1024)
  password?: string;
}
