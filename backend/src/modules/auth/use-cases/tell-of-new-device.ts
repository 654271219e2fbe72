import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '../../../platform/database/transaction.ts';
import { deviceName } from '../domain/device.ts';
import { KnownDevice } from '../domain/known-device.entity.ts';
import type { User } from '../domain/user.entity.ts';
import type { Origin } from './origin.ts';
import { WantMail } from './want-mail.ts';

const rememberedMs = 180 * 86_400_000;

/** Writes to an account's owner of a sign-in from a place never seen before, and forgets places not seen for half a year. */
@Injectable()
export class TellOfNewDevice {
  constructor(private readonly wantMail: WantMail) {}

  async execute(
    scope: TransactionScope,
    { user, origin, now }: { user: User; origin: Origin; now: Date },
  ): Promise<void> {
    const oldest = new Date(now.getTime() - rememberedMs);
    await scope.em.nativeDelete(KnownDevice, { userId: user.id, lastSeenAt: { $lt: oldest } });
    const facts = { device: deviceName(origin.userAgent), address: origin.address };
    this.wantMail.execute(scope, { kind: 'new-device', userId: user.id, to: user.email, facts });
  }
}
