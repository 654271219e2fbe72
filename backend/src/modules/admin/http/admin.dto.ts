import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsIn, IsOptional, IsUUID } from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';
import { principalRoles, type PrincipalRole } from '#platform/http/access.ts';

const message = 'The user id is not valid';

export class IsAdminDto {
  /** Id of the user. */
  @IsUUID(undefined, { message })
  _user_id!: string;
}

export class UserRolesQuery {
  /** Id of the user. */
  @IsUUID(undefined, { message })
  userId!: string;
}

/** The body is empty, because the token identifies the caller. */
export class CheckAdminDto {}

const noPaymentMessage = 'A plan given by hand has no payment: send null';
const roleOperations = ['add', 'remove'] as const;

export class UpdateUserPlanDto {
  @IsUUID(undefined, { message })
  targetUserId!: string;
  /** Plan to grant; `free` removes an earlier grant. */
  @ApiProperty({ enum: tiers, enumName: 'Tier' })
  @IsIn(tiers, { message: 'Choose a plan' })
  plan!: Tier;
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @Equals(null, { message: noPaymentMessage })
  planStatus?: null;
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @Equals(null, { message: noPaymentMessage })
  planInterval?: null;
}

export class UndoPlanDto {
  /** Plan that was granted and will be undone. */
  @ApiProperty({ enum: tiers, enumName: 'Tier' })
  @IsIn(tiers, { message: 'Choose a plan' })
  plan!: Tier;
}

export class MemberParams {
  /** Id of the user. */
  @IsUUID(undefined, { message })
  id!: string;
}

export class SubscriberParams {
  /** Id of the subscriber. */
  @IsUUID(undefined, { message: 'The subscriber id is not valid' })
  id!: string;
}

export class ManageRoleDto {
  @IsUUID(undefined, { message })
  targetUserId!: string;
  @ApiProperty({ enum: principalRoles, enumName: 'Role' })
  @IsIn(principalRoles, { message: 'Choose a role' })
  role!: PrincipalRole;
  @ApiProperty({ enum: roleOperations })
  @IsIn(roleOperations, { message: 'Choose add or remove' })
  operation!: (typeof roleOperations)[number];
}
