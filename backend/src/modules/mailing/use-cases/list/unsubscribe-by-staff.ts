import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { ChangePreferences } from './change-preferences.ts';
import { lockSubscriber } from './list-preferences.ts';

/** Staff cannot subscribe the person again. */
@Injectable()
export class UnsubscribeByStaff {
  constructor(
    private readonly tx: Transaction,
    private readonly preferences: ChangePreferences,
  ) {}

  unsubscribe({ id, actorId }: { id: string; actorId: string }): Promise<boolean> {
    return this.tx.run(async ({ em, auditLog }) => {
      const subscriber = await lockSubscriber(em, id);
      if (!subscriber || subscriber.isUnsubscribed()) return subscriber !== null;
      await this.preferences.stopAll(subscriber, 'staff');
      auditLog.record({
        action: 'mailing.unsubscribed-by-staff',
        actorId,
        subjectId: null,
        details: { subscriberId: id },
      });
      return true;
    });
  }
}
