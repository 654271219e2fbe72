import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '../../../../platform/database/transaction.ts';
import { deviceName } from '../../domain/device.ts';
import type { User } from '../../domain/user.entity.ts';
import type { Origin } from './origin.ts';
import { QueueAccountEmail } from '../mail/queue-account-email.ts';

/** Emails the owner of an account after a sign-in on a new device. */
@Injectable()
export class TellOfNewDevice {
  constructor(private readonly queueAccountEmail: QueueAccountEmail) {}

  notify(scope: TransactionScope, { user, origin }: { user: User; origin: Origin }): void {
    const facts = { device: deviceName(origin.userAgent), address: origin.ip };
    this.queueAccountEmail.queue(scope, { kind: 'new-device', userId: user.id, to: user.email, facts });
  }
}
