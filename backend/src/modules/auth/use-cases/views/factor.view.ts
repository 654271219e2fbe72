import { ApiProperty } from '@nestjs/swagger';
import type { Factor } from '../../domain/factor.entity.ts';

/** A second factor without what proves it. */
export type FactorFacts = Omit<Factor, 'sealedSecret' | 'usedStep'>;

/** A second factor in the protocol's form. */
export class FactorView {
  id!: string;
  created_at!: string;
  updated_at!: string;
  @ApiProperty({ enum: ['unverified', 'verified'] })
  status!: 'unverified' | 'verified';
  /** As the person named it; absent without a name. */
  friendly_name?: string;
  @ApiProperty({ enum: ['totp', 'recovery_code'] })
  factor_type!: 'totp' | 'recovery_code';
  /** Always empty: no codes go to telephones. */
  phone!: string;
  /** RFC 3339; null until a code was asked for. */
  @ApiProperty({ type: String, nullable: true })
  last_challenged_at!: string | null;
}

export const factorView = (factor: FactorFacts): FactorView => ({
  id: factor.id,
  created_at: factor.createdAt.toISOString(),
  updated_at: factor.updatedAt.toISOString(),
  status: factor.status,
  ...(factor.friendlyName ? { friendly_name: factor.friendlyName } : {}),
  factor_type: factor.kind,
  phone: '',
  last_challenged_at: factor.lastChallengedAt?.toISOString() ?? null,
});
