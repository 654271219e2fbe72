import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { UserRole, type StaffRole } from '../../domain/user-role.entity.ts';

/** A user's staff roles at this moment; none for members, and none for an id that is nobody's. */
@Injectable()
export class RolesOf {
  constructor(private readonly database: Database) {}

  async list(userId: string): Promise<StaffRole[]> {
    const held = await this.database.em().find(UserRole, { userId }, { orderBy: { role: 'asc' } });
    return held.map(({ role }) => role);
  }
}
