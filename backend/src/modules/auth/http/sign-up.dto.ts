import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { ChallengeDto } from './challenge.dto.ts';
import { nameProperties, namesAtSignUp, OwnMetadata, type GivenMetadata } from './metadata-rules.ts';
import { EmailAddress, NewPassword } from './text-rules.ts';

/** Without an address, that alone is what is wrong. */
const IfEmail = () => ValidateIf(({ email }: SignUpDto) => email !== undefined);

/** Whatever else a client sends is ignored and never stored. */
export class SignUpDto extends ChallengeDto {
  static readonly ignoresUnknownFields = true;

  @ApiProperty({ type: String, format: 'email', maxLength: 255 })
  @IfEmail()
  @EmailAddress()
  email?: string;

  @ApiProperty({ minLength: 8, maxLength: 128 })
  @IfEmail()
  @NewPassword()
  password!: string;

  /** `first_name` and `last_name`, and whatever a client keeps besides: 8 kB of JSON in all. */
  @ApiProperty({ type: 'object', properties: nameProperties, additionalProperties: true })
  @IfEmail()
  @OwnMetadata({ areNamesRequired: namesAtSignUp })
  data: GivenMetadata = {};
}
