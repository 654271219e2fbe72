import { Injectable } from '@nestjs/common';
import { ReadUserRoles, type StaffRole } from '#modules/auth/index.ts';
import { OtherUserRolesForbidden } from '../domain/errors.ts';
import type { AdminCheckView, RoleListView } from './members.view.ts';

interface RoleQuery {
  readonly askerId: string;
  readonly userId: string;
}

/**
 * Reads the roles of a user. Members can read only their own roles; staff can read those of any user. Returns an empty
 * list for an unknown user id.
 */
@Injectable()
export class ReadRoles {
  constructor(private readonly readUserRoles: ReadUserRoles) {}

  async list(question: RoleQuery): Promise<RoleListView> {
    const roles = await this.read(question);
    return { items: roles.map((role) => ({ role })) };
  }

  /** Returns true for a user who may enter the admin area: an administrator, an editor or a support user. */
  async isStaff(question: RoleQuery): Promise<boolean> {
    return (await this.read(question)).length > 0;
  }

  async checkSelf(userId: string): Promise<AdminCheckView> {
    return { isAdmin: await this.isStaff({ askerId: userId, userId }) };
  }

  private async read({ askerId, userId }: RoleQuery): Promise<StaffRole[]> {
    if (askerId !== userId && (await this.readUserRoles.list(askerId)).length === 0)
      throw new OtherUserRolesForbidden();
    return this.readUserRoles.list(userId);
  }
}
