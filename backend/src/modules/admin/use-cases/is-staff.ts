import { Injectable } from '@nestjs/common';
import { ReadRoles } from './read-roles.ts';

/** Whether a user may enter the admin area: administrators, editors and support may. */
@Injectable()
export class IsStaff {
  constructor(private readonly readRoles: ReadRoles) {}

  async execute(question: { askerId: string; userId: string }): Promise<boolean> {
    return (await this.readRoles.execute(question)).length > 0;
  }
}
