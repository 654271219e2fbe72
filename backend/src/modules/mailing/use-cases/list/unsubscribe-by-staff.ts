import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { ConsentLedger } from '../consent/consent-ledger.ts';
import { ReflectionsByEmail } from '../consent/reflections-by-email.ts';
import { lockEmail } from './list-status.ts';

/** Unsubscribes a person who asked staff for it. Staff cannot subscribe the person again. */
@Injectable()
export class UnsubscribeByStaff {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly consents: ConsentLedger,
    private readonly reflections: ReflectionsByEmail,
  ) {}

  /** Returns false for an unknown subscriber. Safe to repeat. */
  unsubscribe({ id, actorId }: { id: string; actorId: string }): Promise<boolean> {
    return this.tx.run(async ({ em, auditLog }) => {
      const known = await em.findOne(EmailSubscriber, { id });
      if (!known) return false;
      await lockEmail(em, known.email);
      const subscriber = await em.findOneOrFail(EmailSubscriber, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (subscriber.isUnsubscribed()) return true;
      await this.consents.withdrawAll({ email: subscriber.email, subscriberId: id }, 'staff');
      await this.reflections.stopNotification(subscriber.email);
      subscriber.unsubscribe(this.clock.now());
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
