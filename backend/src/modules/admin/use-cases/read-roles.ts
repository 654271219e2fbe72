import { Injectable } from '@nestjs/common';
import { ReadUserRoles, type StaffRole } from '#modules/auth/index.ts';
import { OtherUserRolesForbidden } from '../domain/errors.ts';
import type { AdminCheckView, RoleListView } from './members.view.ts';

interface RoleQuery {
  readonly askerId: string;
  readonly userId: string;
}

/** Users without a staff role can read only their own roles. */
@Injectable()
export class ReadRoles {
  constructor(private readonly readUserRoles: ReadUserRoles) {}

  async list(question: RoleQuery): Promise<RoleListView> {
    const roles = await this.read(question);
    return { items: roles.map((role) => ({ role })) };
  }

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
