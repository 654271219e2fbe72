import { Injectable } from '@nestjs/common';
import { IsStaff } from './is-staff.ts';
import type { AdminCheckView } from './roles.view.ts';

/** Whether the asker may enter the admin area. */
@Injectable()
export class CheckAdmin {
  constructor(private readonly isStaff: IsStaff) {}

  async execute({ askerId }: { askerId: string }): Promise<AdminCheckView> {
    return { isAdmin: await this.isStaff.execute({ askerId, userId: askerId }) };
  }
}
