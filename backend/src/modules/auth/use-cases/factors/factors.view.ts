import { ApiProperty } from '@nestjs/swagger';

export class AuthenticatorAppView {
  /** The QR code as an SVG without `#`, because the client library of Supabase Auth puts it into a data URL. */
  qr_code!: string;
  /** The secret in base 32, to type by hand. */
  secret!: string;
  /** The otpauth:// URI that the QR code contains. */
  uri!: string;
}

export class EnrolledFactorView {
  id!: string;
  @ApiProperty({ enum: ['totp'] })
  type!: 'totp';
  friendly_name!: string;
  totp!: AuthenticatorAppView;
}

export class ChallengeView {
  id!: string;
  @ApiProperty({ enum: ['totp'] })
  type!: 'totp';
  /** Time when the challenge expires, in Unix seconds. */
  expires_at!: number;
}

export class RemovedFactorView {
  id!: string;
}

export class RecoveryCodesStatusView {
  id!: string;
  @ApiProperty({ enum: ['recovery_code'] })
  type!: 'recovery_code';
  total!: number;
  remaining!: number;
}

export class RecoveryCodesView {
  id!: string;
  @ApiProperty({ enum: ['recovery_code'] })
  type!: 'recovery_code';
  friendly_name!: string;
  total!: number;
  codes!: string[];
}
