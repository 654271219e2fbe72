import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '../../../platform/database/transaction.ts';
import { deviceName } from '../domain/device.ts';
import type { User } from '../domain/user.entity.ts';
import type { Origin } from './origin.ts';
import { WantMail } from './want-mail.ts';

/** Writes to an account's owner of a sign-in from a place never seen before. */
@Injectable()
export class TellOfNewDevice {
  constructor(private readonly wantMail: WantMail) {}

  execute(scope: TransactionScope, { user, origin }: { user: User; origin: Origin }): void {
    const facts = { device: deviceName(origin.userAgent), address: origin.address };
    this.wantMail.execute(scope, { kind: 'new-device', userId: user.id, to: user.email, facts });
  }
}
