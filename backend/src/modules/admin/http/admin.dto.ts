import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsIn, IsOptional, IsUUID } from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';
import { roles, type Role } from '#platform/http/access.ts';

const message = 'The user id is not valid';

export class IsAdminDto {
  /** Whom to ask about. */
  @IsUUID(undefined, { message })
  _user_id!: string;
}

export class UserRolesQuery {
  /** Whom to ask about. */
  @IsUUID(undefined, { message })
  userId!: string;
}

/** Nothing to say: the asker is known by the token. */
export class CheckAdminDto {}

const nothingPaid = 'A plan given by hand has no payment: send null';
const operations = ['add', 'remove'] as const;

/** A plan to be given by hand. */
export class UpdateUserPlanDto {
  @IsUUID(undefined, { message })
  targetUserId!: string;
  /** Free takes an earlier gift away. */
  @ApiProperty({ enum: tiers, enumName: 'Tier' })
  @IsIn(tiers, { message: 'Choose a plan' })
  plan!: Tier;
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @Equals(null, { message: nothingPaid })
  planStatus?: null;
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @Equals(null, { message: nothingPaid })
  planInterval?: null;
}

/** A plan that was given by hand and is taken back. */
export class UndoPlanDto {
  /** The plan that was given. */
  @ApiProperty({ enum: tiers, enumName: 'Tier' })
  @IsIn(tiers, { message: 'Choose a plan' })
  plan!: Tier;
}

export class MemberParams {
  /** Whom it is about. */
  @IsUUID(undefined, { message })
  id!: string;
}

/** A role to be given or taken. */
export class ManageRoleDto {
  @IsUUID(undefined, { message })
  targetUserId!: string;
  @ApiProperty({ enum: roles, enumName: 'Role' })
  @IsIn(roles, { message: 'Choose a role' })
  role!: Role;
  @ApiProperty({ enum: operations })
  @IsIn(operations, { message: 'Choose add or remove' })
  operation!: (typeof operations)[number];
}
