import { ApiProperty } from '@nestjs/swagger';
import { roles, type Role } from '../../../platform/http/access.ts';

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
