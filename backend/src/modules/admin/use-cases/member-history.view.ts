import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { InvoiceView } from '#modules/billing/index.ts';
import { MembershipView } from '#modules/membership/index.ts';
import { ConsentView } from './consents.view.ts';
import { MemberView } from './members.view.ts';

/** Excludes the text of the email, because the text may contain a link that opens the account. */
export class MemberEmailView {
  id!: string;
  /** Kind of the email, such as 'welcome' or 'recovery'. */
  kind!: string;
  recipient!: string;
  /** State of the email, such as 'sent' or 'failed'. */
  state!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: "Reason of the state, such as 'unsubscribed', 'email-changed' or the words of the provider.",
  })
  reason!: string | null;
  @ApiProperty({ format: 'date-time' })
  at!: string;
}

export class AuditEntryView {
  @ApiProperty({ format: 'date-time' })
  at!: string;
  /** Name of the action as `module.event`, such as 'auth.signed-in'. */
  action!: string;
  /** Id of the acting user; null for a visitor or the system. */
  @ApiProperty({ type: String, nullable: true })
  actorId!: string | null;
  /** Email address of the acting user; null for a visitor, the system or an account that no longer exists. */
  @ApiProperty({ type: String, nullable: true })
  actorEmail!: string | null;
  /** More data about the action, such as the state before and after it. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  details!: Record<string, unknown>;
}

export class SecondFactorView {
  id!: string;
  @ApiProperty({ enum: ['totp', 'recovery_code'] })
  kind!: 'totp' | 'recovery_code';
  /** True for recovery codes. True for an authenticator app after the user entered its first code. */
  isVerified!: boolean;
  @ApiProperty({ format: 'date-time' })
  since!: string;
}

/** Editors get only `member`. Support staff also get `mails` and `consents`. Administrators get all parts. */
export class MemberHistoryView {
  member!: MemberView;
  @ApiPropertyOptional({ type: [MemberEmailView] })
  mails?: MemberEmailView[];
  @ApiPropertyOptional({ type: [ConsentView] })
  consents?: ConsentView[];
  @ApiPropertyOptional({ type: MembershipView })
  membership?: MembershipView;
  @ApiPropertyOptional({ type: [InvoiceView] })
  payments?: InvoiceView[];
  @ApiPropertyOptional({ type: [AuditEntryView] })
  deeds?: AuditEntryView[];
  @ApiPropertyOptional({ type: [SecondFactorView] })
  secondFactors?: SecondFactorView[];
}
