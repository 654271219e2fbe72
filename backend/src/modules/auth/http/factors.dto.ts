import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { institute } from '#kernel/institute.ts';

const issuer = institute.name;
const recoveryCodesName = 'Recovery codes';
const nameRules = { message: 'The name must be less than 50 characters' };
const noControlCharacterPattern = /^\P{Cc}*$/u;

export class EnrolFactorDto {
  static readonly ignoresUnknownFields = true;

  @ApiProperty({ enum: ['totp'] })
  @IsIn(['totp'], { message: 'factor_type needs to be totp' })
  factor_type!: 'totp';

  /** Name of the authenticator app, unique per user. */
  @ApiProperty({ required: false, maxLength: 50 })
  @IsOptional()
  @MaxLength(50, nameRules)
  @Matches(noControlCharacterPattern, nameRules)
  @IsString(nameRules)
  friendly_name?: string | null;

  /** Name of the site that the authenticator app displays. */
  @ApiProperty({ required: false, maxLength: 64, default: issuer })
  @IsOptional()
  @Matches(/^[^:\p{Cc}]{1,64}$/u, { message: 'The issuer must be less than 64 characters, without a colon' })
  @IsString({ message: 'The issuer must be a text' })
  issuer?: string | null;

  get named() {
    return { friendlyName: this.friendly_name?.trim() ?? '', issuer: this.issuer ?? issuer };
  }
}

export class VerifyFactorDto {
  static readonly ignoresUnknownFields = true;

  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'challenge_id must be an UUID' })
  challenge_id!: string;

  @ApiProperty({ pattern: '^\\d{6}$' })
  @IsString({ message: 'The code is missing' })
  code!: string;
}

export class MakeRecoveryCodesDto {
  static readonly ignoresUnknownFields = true;

  @ApiProperty({ required: false, maxLength: 50, default: recoveryCodesName })
  @IsOptional()
  @MaxLength(50, nameRules)
  @Matches(noControlCharacterPattern, nameRules)
  @IsString(nameRules)
  friendly_name?: string | null;

  get name(): string {
    return this.friendly_name?.trim() || recoveryCodesName;
  }
}

export class UseRecoveryCodeDto {
  static readonly ignoresUnknownFields = true;

  /** The code as typed by the user. */
  @ApiProperty({ maxLength: 100 })
  @MaxLength(100, { message: 'The code is missing' })
  @IsString({ message: 'The code is missing' })
  code!: string;
}
