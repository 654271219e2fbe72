import { ApiProperty } from '@nestjs/swagger';

export class AuthenticatorView {
  /** The QR code as plain SVG, which the client puts into a data address: it holds no `#`. */
  qr_code!: string;
  /** For those who type it instead: base 32. */
  secret!: string;
  /** What the QR code says: an otpauth:// address. */
  uri!: string;
}

/** A new authenticator app. It counts once a code of it was verified, within five minutes. */
export class EnrolledFactorView {
  id!: string;
  @ApiProperty({ enum: ['totp'] })
  type!: 'totp';
  friendly_name!: string;
  totp!: AuthenticatorView;
}

export class ChallengeView {
  id!: string;
  @ApiProperty({ enum: ['totp'] })
  type!: 'totp';
  /** Unix seconds. */
  expires_at!: number;
}

export class RemovedFactorView {
  id!: string;
}

/** How many recovery codes are left; never the codes. */
export class RecoveryCodesStatusView {
  id!: string;
  @ApiProperty({ enum: ['recovery_code'] })
  type!: 'recovery_code';
  total!: number;
  remaining!: number;
}

/** A new set of recovery codes: told this once. */
export class RecoveryCodesView {
  id!: string;
  @ApiProperty({ enum: ['recovery_code'] })
  type!: 'recovery_code';
  friendly_name!: string;
  total!: number;
  codes!: string[];
}
