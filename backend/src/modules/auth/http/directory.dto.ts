import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  Equals,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { parseBanDuration, computeBanEnd } from '../use-cases/admin-api/ban-duration.ts';
import { emailLinkTypes, isEmailChangeLink, type EmailLinkType } from '../use-cases/admin-api/generate-email-link.ts';
import { IsNormalizedEmail, IsNewPassword } from './text-rules.ts';
import { maxAppMetadataBytes, IsMetadata, maxOwnMetadataBytes, type InputMetadata } from './metadata-rules.ts';

const maxPerPage = 1000;
const invalidPageMessage = { message: 'page and per_page must be whole numbers from 1' };
const sortable = { created_at: 'createdAt', email: 'email' } as const;

/** An empty text counts as absent: the client library of Supabase Auth sends an empty text for a missing parameter. */
const ParseIntegerOrDefault =
  (otherwise: number): PropertyDecorator =>
  (target, key) => {
    Transform(({ value }: { value: unknown }) => (value === '' || value === undefined ? otherwise : Number(value)))(
      target,
      key,
    );
    IsInt(invalidPageMessage)(target, key);
    Min(1, invalidPageMessage)(target, key);
  };

export class AccountListQuery {
  static readonly ignoresUnknownFields = true;

  @ApiProperty({ required: false, default: 1 })
  @Max(1_000_000, invalidPageMessage)
  @ParseIntegerOrDefault(1)
  page: number = 1;

  /** Accounts per page, at most 1,000; larger values count as 1,000. */
  @ApiProperty({ required: false, default: 50 })
  @ParseIntegerOrDefault(50)
  per_page: number = 50;

  /** Text to search for in email addresses and full names. */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsString({ message: 'filter must be a text' })
  filter?: string;

  /** Sort field and direction, for example `email asc`. Default: newest first. */
  @ApiProperty({ required: false, default: 'created_at desc' })
  @IsOptional()
  @IsIn(
    Object.keys(sortable)
      .flatMap((by) => [by, `${by} asc`, `${by} desc`])
      .concat(''),
    { message: 'sort must be created_at or email, followed by asc or desc' },
  )
  sort?: string;
}

export function toAccountListQuery({ page, per_page, filter, sort }: AccountListQuery) {
  const [by = 'created_at', direction = sort ? 'asc' : 'desc'] = sort ? sort.split(' ') : [];
  return {
    page,
    perPage: Math.min(per_page, maxPerPage),
    filter: filter ?? '',
    sort: { by: sortable[by as keyof typeof sortable], direction: direction as 'asc' | 'desc' },
  };
}

const BanDuration = (): PropertyDecorator =>
  ValidateBy({
    name: 'banDuration',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && parseBanDuration(value) !== undefined,
      defaultMessage: () => "ban_duration must be a duration such as '24h', or 'none'",
    },
  });

export class AccountFieldsDto {
  static readonly ignoresUnknownFields = true;

  @ApiProperty({ required: false, minLength: 8, maxLength: 128 })
  @IsOptional()
  @IsNewPassword()
  password?: string;

  /** True if the email address counts as confirmed without a confirmation email. */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsBoolean({ message: 'email_confirm must be true or false' })
  email_confirm?: boolean;

  @ApiProperty({ required: false, type: Object })
  @IsMetadata(maxOwnMetadataBytes)
  user_metadata?: InputMetadata;

  @ApiProperty({ required: false, type: Object })
  @IsMetadata(maxAppMetadataBytes)
  app_metadata?: InputMetadata;

  /** Always `authenticated`, because another endpoint changes staff roles. */
  @ApiProperty({ required: false, enum: ['authenticated'] })
  @ValidateIf(({ role }: AccountFieldsDto) => Boolean(role))
  @Equals('authenticated', { message: 'role must be authenticated' })
  role?: string;

  /** Duration of a ban, for example `24h`; `none` ends a ban. */
  @ApiProperty({ required: false })
  @IsOptional()
  @BanDuration()
  ban_duration?: string;
}

export class ChangeAccountDto extends AccountFieldsDto {
  @ApiProperty({ required: false, format: 'email', maxLength: 255 })
  @IsOptional()
  @IsNormalizedEmail()
  email?: string;
}

export class CreateAccountDto extends AccountFieldsDto {
  @ApiProperty({ format: 'email', maxLength: 255 })
  @IsNormalizedEmail()
  email!: string;

  @ApiProperty({ required: false, format: 'uuid' })
  @IsOptional()
  @IsUUID(undefined, { message: 'id must be an UUID' })
  id?: string;
}

export const toAccountInput = <Given extends ChangeAccountDto | CreateAccountDto>(given: Given) => ({
  email: (given.email ?? undefined) as Given['email'],
  password: given.password ?? undefined,
  isConfirmed: given.email_confirm ?? undefined,
  metadata: given.user_metadata ?? undefined,
  appMetadata: given.app_metadata ?? undefined,
  bannedUntil: given.ban_duration ? computeBanEnd(given.ban_duration, new Date()) : undefined,
});

export class DeleteAccountDto {
  static readonly ignoresUnknownFields = true;

  /** True deletes the personal data of the account but not its row. */
  @ApiProperty({ required: false, default: false })
  @IsOptional()
  @IsBoolean({ message: 'should_soft_delete must be true or false' })
  should_soft_delete?: boolean;
}

export class InviteUserDto {
  static readonly ignoresUnknownFields = true;

  @ApiProperty({ format: 'email', maxLength: 255 })
  @IsNormalizedEmail()
  email!: string;

  @ApiProperty({ required: false, type: Object })
  @IsMetadata(maxOwnMetadataBytes)
  data?: InputMetadata;
}

export class GenerateEmailLinkDto extends InviteUserDto {
  // Declared again to validate the email address before the password.
  @ApiProperty({ format: 'email', maxLength: 255 })
  @IsNormalizedEmail()
  declare email: string;

  @ApiProperty({ enum: emailLinkTypes })
  @IsIn(emailLinkTypes, { message: `type must be one of: ${emailLinkTypes.join(', ')}` })
  type!: EmailLinkType;

  /** Password of the account that a `signup` link creates. */
  @ApiProperty({ required: false, minLength: 8, maxLength: 128 })
  @Transform(({ value, obj }) => ((obj as GenerateEmailLinkDto).type === 'signup' ? (value as unknown) : undefined))
  @ValidateIf(({ type }: GenerateEmailLinkDto) => type === 'signup')
  @IsNewPassword()
  password?: string;

  /** New email address of the account, if the link confirms a change of the email address. */
  @ApiProperty({ required: false, format: 'email', maxLength: 255 })
  @ValidateIf(({ type }: GenerateEmailLinkDto) => isEmailChangeLink(type))
  @IsNormalizedEmail()
  new_email?: string;

  @ApiProperty({ required: false })
  @IsOptional()
  @IsString({ message: 'redirect_to must be a text' })
  redirect_to?: string;
}
