import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { UserRole } from '../domain/user-role.entity.ts';

/** Whether the product would be left without an administrator if this person were gone. */
@Injectable()
export class IsLastAdministrator {
  constructor(private readonly database: Database) {}

  async execute(userId: string): Promise<boolean> {
    const em = this.database.em();
    if ((await em.count(UserRole, { userId, role: 'admin' })) === 0) return false;
    return (await em.count(UserRole, { userId: { $ne: userId }, role: 'admin' })) === 0;
  }
}
