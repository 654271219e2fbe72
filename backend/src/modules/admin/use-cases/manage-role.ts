import { Injectable } from '@nestjs/common';
import type { Role } from '#platform/http/access.ts';
import { ChangeRole } from '#modules/auth/index.ts';
import type { ChangedRolesView } from './members.view.ts';

interface RoleChangeInput {
  readonly actorId: string;
  readonly userId: string;
  readonly role: Role;
  readonly operation: 'add' | 'remove';
}

@Injectable()
export class ManageRole {
  constructor(private readonly changeRole: ChangeRole) {}

  async manage(wanted: RoleChangeInput): Promise<ChangedRolesView> {
    return { roles: await this.changeRole.change(wanted) };
  }
}
