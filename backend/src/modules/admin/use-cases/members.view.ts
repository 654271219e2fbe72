import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '#kernel/tier.ts';
import { roles, type Role } from '#platform/http/access.ts';

/** One role that somebody holds. */
export class RoleView {
  @ApiProperty({ enum: roles, enumName: 'Role' })
  role!: Role;
}

export class RoleListView {
  items!: RoleView[];
}

/** Whether the signed-in user may enter the admin area. */
export class AdminCheckView {
  isAdmin!: boolean;
}

/** One account, as staff see it. */
export class MemberView {
  id!: string;
  email!: string;
  /** False until somebody has shown that they read this address. */
  emailConfirmed!: boolean;
  @ApiProperty({ type: String, nullable: true })
  firstName!: string | null;
  @ApiProperty({ type: String, nullable: true })
  lastName!: string | null;
  /** The tier that counts: the higher of what is paid and what was granted. */
  @ApiProperty({ enum: tiers, enumName: 'Tier' })
  plan!: Tier;
  /** The payment provider's word for the subscription; null while that is not what gives the plan. */
  @ApiProperty({ type: String, nullable: true })
  planStatus!: string | null;
  @ApiProperty({ type: String, enum: ['monthly', 'annual'], nullable: true })
  planInterval!: 'monthly' | 'annual' | null;
  /** RFC 3339. */
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

/** Newest first. */
export class MemberPage {
  items!: MemberView[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What to send as cursor for the next page; null on the last.',
  })
  nextCursor!: string | null;
}

/** The plan that was given, in the place of what was there. */
export class ChangedPlanView {
  @ApiProperty({ enum: tiers, enumName: 'Tier' })
  plan!: Tier;
  /** A plan that was given has no payment behind it. */
  @ApiProperty({ type: String, nullable: true })
  planStatus!: null;
  @ApiProperty({ type: String, nullable: true })
  planInterval!: null;
}

/** The roles somebody holds now. */
export class ChangedRolesView {
  @ApiProperty({ enum: roles, enumName: 'Role', isArray: true })
  roles!: Role[];
}
