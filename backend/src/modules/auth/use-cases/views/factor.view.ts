import { ApiProperty } from '@nestjs/swagger';
import type { Factor } from '../../domain/factor.entity.ts';

export type PublicFactor = Omit<Factor, 'sealedSecret' | 'usedStep'>;

export class FactorView {
  id!: string;
  created_at!: string;
  updated_at!: string;
  @ApiProperty({ enum: ['unverified', 'verified'] })
  status!: 'unverified' | 'verified';
  /** Name that the user gave the factor; absent without a name. */
  friendly_name?: string;
  @ApiProperty({ enum: ['totp', 'recovery_code'] })
  factor_type!: 'totp' | 'recovery_code';
  /** Always empty, because a phone cannot be a factor. */
  phone!: string;
  /** RFC 3339, time of the last challenge; null before the first one. */
  @ApiProperty({ type: String, nullable: true })
  last_challenged_at!: string | null;
}

export const toFactorView = (factor: PublicFactor): FactorView => ({
  id: factor.id,
  created_at: factor.createdAt.toISOString(),
  updated_at: factor.updatedAt.toISOString(),
  status: factor.status,
  ...(factor.friendlyName ? { friendly_name: factor.friendlyName } : {}),
  factor_type: factor.kind,
  phone: '',
  last_challenged_at: factor.lastChallengedAt?.toISOString() ?? null,
});
