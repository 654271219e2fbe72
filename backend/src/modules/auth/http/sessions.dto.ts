import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, ValidateIf } from 'class-validator';
import { signOutScopes, type SignOutScope } from '../use-cases/sessions/sign-out.ts';
import { PkceChallengeDto } from './challenge.dto.ts';
import { namePropertySchemas, requiresNamesAtSignUp, IsOwnMetadata, type InputMetadata } from './metadata-rules.ts';
import { IsNormalizedEmail, IsNewPassword } from './text-rules.ts';

export class PasswordGrantDto {
  static readonly ignoresUnknownFields = true;

  /** Phone number; not supported, because accounts have no phone number. */
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  phone?: string;

  @ApiProperty({ type: String, format: 'email' })
  @ValidateIf(({ phone, email }: PasswordGrantDto) => !phone || email !== undefined)
  @IsNormalizedEmail()
  email?: string;

  @ApiProperty({ minLength: 1 })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password!: string;
}

export class PkceGrantDto {
  static readonly ignoresUnknownFields = true;

  /** The code that the page received when the user opened the link of the email. */
  @ApiProperty()
  @IsNotEmpty({ message: 'auth_code and code_verifier are required' })
  @IsString({ message: 'auth_code and code_verifier are required' })
  auth_code!: string;

  /** The PKCE verifier that the challenge was computed from, 43 to 128 characters. */
  @ApiProperty()
  @IsNotEmpty({ message: 'auth_code and code_verifier are required' })
  @IsString({ message: 'auth_code and code_verifier are required' })
  code_verifier!: string;
}

export class RefreshGrantDto {
  static readonly ignoresUnknownFields = true;

  @ApiProperty()
  @IsString({ message: 'Refresh token is not valid' })
  refresh_token!: string;
}

const ValidateIfEmail = () => ValidateIf(({ email }: SignUpDto) => email !== undefined);

export class SignUpDto extends PkceChallengeDto {
  static readonly ignoresUnknownFields = true;

  @ApiProperty({ type: String, format: 'email', maxLength: 255 })
  @ValidateIfEmail()
  @IsNormalizedEmail()
  email?: string;

  @ApiProperty({ minLength: 8, maxLength: 128 })
  @ValidateIfEmail()
  @IsNewPassword()
  password!: string;

  /** `first_name`, `last_name` and any other fields; at most 8 kB of JSON. */
  @ApiProperty({ type: 'object', properties: namePropertySchemas, additionalProperties: true })
  @ValidateIfEmail()
  @IsOwnMetadata({ areNamesRequired: requiresNamesAtSignUp })
  data: InputMetadata = {};
}

export class SignOutQuery {
  static readonly ignoresUnknownFields = true;

  /** Ends all sessions of the user, this session, or all other sessions. */
  @ApiProperty({ enum: signOutScopes, required: false, default: 'global' })
  @IsIn(signOutScopes, { message: `scope must be one of: ${signOutScopes.join(', ')}` })
  scope: SignOutScope = 'global';
}
