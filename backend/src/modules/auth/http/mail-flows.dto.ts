import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, ValidateBy, ValidateIf } from 'class-validator';
import { emailProofTypeNames, type EmailProofType } from '../use-cases/mail/proof-types.ts';
import { PkceChallengeDto } from './challenge.dto.ts';
import { IsOwnMetadata, type InputMetadata } from './metadata-rules.ts';
import { IsNormalizedEmail } from './text-rules.ts';

const resendTypes = ['signup', 'email_change'] as const;

/** The root of the site replaces a redirect URL that is not allowed. */
export class RedirectQuery {
  static readonly ignoresUnknownFields = true;

  @ApiProperty({ required: false })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value : undefined))
  @IsOptional()
  @IsString()
  redirect_to?: string;
}

const ValidateUnlessPhone = () => ValidateIf(({ phone, email }: OtpDto) => !phone || email !== undefined);

export class OtpDto extends PkceChallengeDto {
  static readonly ignoresUnknownFields = true;

  /** Phone number; not supported, because accounts have no phone number. */
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  phone?: string;

  @ApiProperty({ type: String, format: 'email', maxLength: 255 })
  @ValidateUnlessPhone()
  @IsNormalizedEmail()
  email?: string;

  /** True: creates an account if the email address has none and sign-up is open. */
  @ApiProperty({ required: false, default: true })
  @Transform(({ value }: { value: unknown }) => value ?? true)
  @IsBoolean({ message: 'create_user must be true or false' })
  create_user: boolean = true;

  @ApiProperty({ required: false, type: Object, additionalProperties: true })
  @IsOwnMetadata()
  data: InputMetadata = {};
}

export class RecoverAccountDto extends PkceChallengeDto {
  static readonly ignoresUnknownFields = true;

  @ApiProperty({ format: 'email', maxLength: 255 })
  @IsNormalizedEmail()
  email!: string;
}

export class ResendEmailDto extends PkceChallengeDto {
  static readonly ignoresUnknownFields = true;

  @ApiProperty({ enum: resendTypes })
  @IsIn(resendTypes, { message: `type must be one of: ${resendTypes.join(', ')}` })
  type!: (typeof resendTypes)[number];

  @ApiProperty({ format: 'email', maxLength: 255 })
  @IsNormalizedEmail()
  email!: string;
}

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const RequiresLinkOrCode = () =>
  ValidateBy({
    name: 'oneProof',
    validator: {
      validate: (_, args) => {
        const { token, token_hash, email } = args?.object as VerifyEmailProofDto;
        return hasValue(token) ? !hasValue(token_hash) && hasValue(email) : hasValue(token_hash) && !hasValue(email);
      },
      defaultMessage: () => 'Verify requires either a token hash, or a token with the email address it was sent to',
    },
  });

const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/\s+/g, '') : value));

const ValidateUnlessOnlyPhone = () =>
  ValidateIf(({ phone, email }: VerifyEmailProofDto) => !hasValue(phone) || hasValue(email));

export class VerifyEmailProofDto {
  static readonly ignoresUnknownFields = true;

  /** Phone number; not supported, because accounts have no phone number. */
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  phone?: string;

  @ApiProperty({ enum: emailProofTypeNames })
  @ValidateUnlessOnlyPhone()
  @IsIn(emailProofTypeNames, { message: 'Verify requires a verification type' })
  @RequiresLinkOrCode()
  type!: EmailProofType;

  @ApiProperty({ required: false, format: 'email' })
  @ValidateIf(({ email }: VerifyEmailProofDto) => hasValue(email))
  @IsNormalizedEmail()
  email?: string;

  /** The six-digit code of the email. */
  @ApiProperty({ required: false })
  @ValidateIf(({ token }: VerifyEmailProofDto) => hasValue(token))
  @Trimmed()
  @IsString({ message: 'token must be a text' })
  token?: string;

  /** The token of the link. */
  @ApiProperty({ required: false })
  @ValidateIf(({ token_hash }: VerifyEmailProofDto) => hasValue(token_hash))
  @IsString({ message: 'token_hash must be a text' })
  token_hash?: string;
}

export class FollowLinkQuery extends RedirectQuery {
  @ApiProperty()
  @IsNotEmpty({ message: 'Verify requires a token' })
  @IsString({ message: 'Verify requires a token' })
  token!: string;

  @ApiProperty({ enum: emailProofTypeNames })
  @IsIn(emailProofTypeNames, { message: 'Verify requires a verification type' })
  type!: EmailProofType;
}

/** The response is empty, so that the response does not reveal if an email was sent. */
export class EmptyMailFlowView {}
