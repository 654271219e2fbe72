import { ApiProperty } from '@nestjs/swagger';
import { Transform, plainToInstance } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { ChallengeDto } from './challenge.dto.ts';
import { EmailAddress, NewPassword, PersonName } from './text-rules.ts';

export class NamesDto {
  @ApiProperty({ minLength: 1, maxLength: 50 })
  @PersonName('First name')
  first_name!: string;

  @ApiProperty({ minLength: 1, maxLength: 50 })
  @PersonName('Last name')
  last_name!: string;
}

/** Without an address, that alone is what is wrong. */
const IfEmail = () => ValidateIf(({ email }: SignUpDto) => email !== undefined);

const namesOf = (value: unknown): NamesDto =>
  plainToInstance(NamesDto, value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {});

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

  @ApiProperty({ type: () => NamesDto })
  @IfEmail()
  @ValidateNested()
  @Transform(({ value }: { value: unknown }) => namesOf(value))
  data: NamesDto = new NamesDto();
}
