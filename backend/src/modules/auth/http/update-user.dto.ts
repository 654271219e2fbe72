import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, ValidateIf } from 'class-validator';
import { ChallengeDto } from './challenge.dto.ts';
import { OwnMetadata, type GivenMetadata } from './metadata-rules.ts';
import { EmailAddress, NewPassword } from './text-rules.ts';

/** Any of these; what is left out stays. */
export class UpdateUserDto extends ChallengeDto {
  static readonly ignoresUnknownFields = true;

  /** The new address; it counts once both addresses have agreed. */
  @ApiProperty({ required: false, format: 'email', maxLength: 255 })
  @ValidateIf(({ email }: UpdateUserDto) => email !== undefined && email !== null)
  @EmailAddress()
  email?: string;

  @ApiProperty({ required: false, minLength: 8, maxLength: 128 })
  @ValidateIf(({ password }: UpdateUserDto) => password !== undefined && password !== null)
  @NewPassword()
  password?: string;

  @ApiProperty({ required: false })
  @IsOptional()
  @IsString({ message: 'current_password must be a text' })
  current_password?: string;

  /** The code of the mail that was asked for to prove oneself anew. */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsString({ message: 'nonce must be a text' })
  nonce?: string;

  /** `first_name`, `last_name` and whatever a client keeps besides; null takes one of those away. */
  @ApiProperty({ required: false, type: Object, additionalProperties: true })
  @OwnMetadata()
  data: GivenMetadata = {};

  /** There are no telephone accounts. */
  @ApiProperty({ required: false })
  @IsOptional()
  phone?: string;

  /** Refused: it is the staff's to write. */
  @ApiProperty({ required: false, type: Object })
  @IsOptional()
  app_metadata?: object;
}
