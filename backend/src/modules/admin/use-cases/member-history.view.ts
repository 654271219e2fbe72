import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { InvoiceView } from '#modules/billing/index.ts';
import { MembershipView } from '#modules/membership/index.ts';
import { MemberView } from './members.view.ts';

/** A mail to a member; what stood in it is not kept. */
export class MemberMailView {
  id!: string;
  /** What it was about, such as 'welcome' or 'recovery'. */
  kind!: string;
  recipient!: string;
  /** What became of it, such as 'sent' or 'failed'. */
  state!: string;
  @ApiProperty({ format: 'date-time' })
  at!: string;
}

/** Something done to an account, or tried. */
export class DeedView {
  @ApiProperty({ format: 'date-time' })
  at!: string;
  /** `module.fact`, such as 'auth.signed-in'. */
  action!: string;
  /** Who did it; null for a visitor, and for the product itself. */
  @ApiProperty({ type: String, nullable: true })
  actorId!: string | null;
  /** The actor's address; null where there is no such account any more. */
  @ApiProperty({ type: String, nullable: true })
  actorEmail!: string | null;
  /** What else must be known, such as the state before and after. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  details!: Record<string, unknown>;
}

/** A second proof besides the password. */
export class SecondFactorView {
  id!: string;
  @ApiProperty({ enum: ['totp', 'recovery_code'] })
  kind!: 'totp' | 'recovery_code';
  /** False while its owner has shown no code of it. */
  isVerified!: boolean;
  @ApiProperty({ format: 'date-time' })
  since!: string;
}

/**
 * A member with their history, each part with the latest first and at most 50 of it. What the asker's role does not need
 * is left out: emails are for support and administrators, the other parts for administrators.
 */
export class MemberHistoryView {
  member!: MemberView;
  @ApiPropertyOptional({ type: [MemberMailView] })
  mails?: MemberMailView[];
  @ApiPropertyOptional({ type: MembershipView })
  membership?: MembershipView;
  @ApiPropertyOptional({ type: [InvoiceView] })
  payments?: InvoiceView[];
  @ApiPropertyOptional({ type: [DeedView] })
  deeds?: DeedView[];
  @ApiPropertyOptional({ type: [SecondFactorView] })
  secondFactors?: SecondFactorView[];
}
