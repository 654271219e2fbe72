import { Injectable } from '@nestjs/common';
import { RolesOf, type StaffRole } from '../../auth/index.ts';
import { NotYourRoles } from '../domain/errors.ts';

/** The roles of a user, told to that user and to staff alone. An id that is nobody's holds none. */
@Injectable()
export class ReadRoles {
  constructor(private readonly rolesOf: RolesOf) {}

  async execute({ askerId, userId }: { askerId: string; userId: string }): Promise<StaffRole[]> {
    if (askerId !== userId && (await this.rolesOf.execute(askerId)).length === 0) throw new NotYourRoles();
    return this.rolesOf.execute(userId);
  }
}
