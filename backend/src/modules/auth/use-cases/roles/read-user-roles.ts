import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { UserRole, type StaffRole } from '../../domain/user-role.entity.ts';

@Injectable()
export class ReadUserRoles {
  constructor(private readonly database: Database) {}

  async list(userId: string): Promise<StaffRole[]> {
    const held = await this.database.em().find(UserRole, { userId }, { orderBy: { role: 'asc' } });
    return held.map(({ role }) => role);
  }
}
