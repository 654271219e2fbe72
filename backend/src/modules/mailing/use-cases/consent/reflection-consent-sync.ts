import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { FindUserById } from '#modules/auth/index.ts';
import type { ConsentForm } from '../../domain/consent-purposes.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { NotificationSource } from '../emails/notification-source.ts';
import { ConsentLedger } from './consent-ledger.ts';

/** One consent covers reflections by email and by notification, so stopping one stops the other. */
@Injectable()
export class ReflectionConsentSync {
  constructor(
    private readonly tx: Transaction,
    private readonly users: FindUserById,
    private readonly notifications: NotificationSource,
    private readonly consents: ConsentLedger,
  ) {}

  recordNotification(userId: string, isOn: boolean, form: ConsentForm): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const user = await this.users.find(userId);
      if (!user) return;
      const subscriber = await em.findOne(EmailSubscriber, { email: normalizeEmail(user.email) });
      if (!isOn) subscriber?.stopReflections();
      const person = { email: user.email, userId, subscriberId: subscriber?.id ?? null };
      await this.consents.record(person, form, { reflection: isOn });
    });
  }

  async stopNotification(email: string): Promise<void> {
    const user = await this.users.findByConfirmedEmail(email);
    if (user && (await this.notifications.known.readPreference(user.id, 'reflection')).isOn)
      await this.notifications.known.turnOff(user.id, 'reflection');
  }
}
