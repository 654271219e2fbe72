import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '../../../kernel/tier.ts';
import { roles, type Role } from '../../../platform/http/access.ts';

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
