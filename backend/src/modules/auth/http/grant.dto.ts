import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, ValidateIf } from 'class-validator';
import { EmailAddress } from './text-rules.ts';

/** The body of `grant_type=password`. */
export class PasswordGrantDto {
  static readonly ignoresUnknownFields = true;

  /** There are no telephone accounts. */
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  phone?: string;

  @ApiProperty({ type: String, format: 'email' })
  @ValidateIf(({ phone, email }: PasswordGrantDto) => !phone || email !== undefined)
  @EmailAddress()
  email?: string;

  @ApiProperty({ minLength: 1 })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password!: string;
}

/** The body of `grant_type=pkce`. */
export class PkceGrantDto {
  static readonly ignoresUnknownFields = true;

  /** What the link's page was given. */
  @ApiProperty()
  @IsNotEmpty({ message: 'auth_code and code_verifier are required' })
  @IsString({ message: 'auth_code and code_verifier are required' })
  auth_code!: string;

  /** What the challenge was made from, 43 to 128 characters. */
  @ApiProperty()
  @IsNotEmpty({ message: 'auth_code and code_verifier are required' })
  @IsString({ message: 'auth_code and code_verifier are required' })
  code_verifier!: string;
}

/** The body of `grant_type=refresh_token`. */
export class RefreshGrantDto {
  static readonly ignoresUnknownFields = true;

  @ApiProperty()
  @IsString({ message: 'Refresh token is not valid' })
  refresh_token!: string;
}
