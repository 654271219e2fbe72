import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '#kernel/tier.ts';
import { principalRoles, type PrincipalRole } from '#platform/http/access.ts';

export class RoleView {
  @ApiProperty({ enum: principalRoles, enumName: 'Role' })
  role!: PrincipalRole;
}

export class RoleListView {
  items!: RoleView[];
}

export class AdminCheckView {
  isAdmin!: boolean;
}

export class MemberView {
  id!: string;
  email!: string;
  /** True when the email address is confirmed. */
  emailConfirmed!: boolean;
  @ApiProperty({ type: String, nullable: true })
  firstName!: string | null;
  @ApiProperty({ type: String, nullable: true })
  lastName!: string | null;
  /** Effective tier: the higher of the paid and the granted tier. */
  @ApiProperty({ enum: tiers, enumName: 'Tier' })
  plan!: Tier;
  /** Stripe's status of the subscription; null unless the plan comes from the subscription. */
  @ApiProperty({ type: String, nullable: true })
  planStatus!: string | null;
  @ApiProperty({ type: String, enum: ['monthly', 'annual'], nullable: true })
  planInterval!: 'monthly' | 'annual' | null;
  /** RFC 3339, time when the account was created. */
  joinDate!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the account is deleted at its owner’s request; null without a request.',
  })
  deletionDueAt!: string | null;
  roles!: RoleView[];
}

export class MemberPageView {
  items!: MemberView[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What to send as cursor for the next page; null on the last.',
  })
  nextCursor!: string | null;
}

export class GrantedPlanView {
  @ApiProperty({ enum: tiers, enumName: 'Tier' })
  plan!: Tier;
  /** Always null, because a granted plan has no subscription. */
  @ApiProperty({ type: String, nullable: true })
  planStatus!: null;
  @ApiProperty({ type: String, nullable: true })
  planInterval!: null;
}

export class ChangedRolesView {
  @ApiProperty({ enum: principalRoles, enumName: 'Role', isArray: true })
  roles!: PrincipalRole[];
}
