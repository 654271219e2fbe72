import { Injectable } from '@nestjs/common';
import type { PrincipalRole } from '#platform/http/access.ts';
import { ChangeRole } from '#modules/auth/index.ts';
import type { ChangedRolesView } from './members.view.ts';

interface RoleChangeInput {
  readonly actorId: string;
  readonly userId: string;
  readonly role: PrincipalRole;
  readonly operation: 'add' | 'remove';
}

@Injectable()
export class ChangeMemberRole {
  constructor(private readonly changeRole: ChangeRole) {}

  async change(wanted: RoleChangeInput): Promise<ChangedRolesView> {
    return { roles: await this.changeRole.change(wanted) };
  }
}
