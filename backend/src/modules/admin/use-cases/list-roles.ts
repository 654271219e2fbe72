import { Injectable } from '@nestjs/common';
import { ReadRoles } from './read-roles.ts';
import type { RoleListView } from './roles.view.ts';

/** Lists the roles of a user, for that user and for staff. */
@Injectable()
export class ListRoles {
  constructor(private readonly readRoles: ReadRoles) {}

  async execute(question: { askerId: string; userId: string }): Promise<RoleListView> {
    const roles = await this.readRoles.execute(question);
    return { items: roles.map((role) => ({ role })) };
  }
}
