import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, ValidateIf } from 'class-validator';
import { PkceChallengeDto } from './challenge.dto.ts';
import { IsOwnMetadata, type InputMetadata } from './metadata-rules.ts';
import { IsNormalizedEmail, IsNewPassword } from './text-rules.ts';

export class UpdateUserDto extends PkceChallengeDto {
  static readonly ignoresUnknownFields = true;

  /** The new email address, which replaces the current one after the confirmation by email. */
  @ApiProperty({ required: false, format: 'email', maxLength: 255 })
  @ValidateIf(({ email }: UpdateUserDto) => email !== undefined && email !== null)
  @IsNormalizedEmail()
  email?: string;

  @ApiProperty({ required: false, minLength: 8, maxLength: 128 })
  @ValidateIf(({ password }: UpdateUserDto) => password !== undefined && password !== null)
  @IsNewPassword()
  password?: string;

  @ApiProperty({ required: false })
  @IsOptional()
  @IsString({ message: 'current_password must be a text' })
  current_password?: string;

  /** The code from the email that `/reauthenticate` sends. */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsString({ message: 'nonce must be a text' })
  nonce?: string;

  /** `first_name`, `last_name` and any other fields; null removes any field except a name. */
  @ApiProperty({ required: false, type: Object, additionalProperties: true })
  @IsOwnMetadata()
  data: InputMetadata = {};

  /** Phone number; not supported, because accounts have no phone number. */
  @ApiProperty({ required: false })
  @IsOptional()
  phone?: string;

  /** Metadata that only services and administrators may set, so it is rejected here. */
  @ApiProperty({ required: false, type: Object })
  @IsOptional()
  app_metadata?: object;
}
