import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';

export interface ImportedSubscriber {
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly source?: string | null;
  readonly subscribedAt: Date;
  readonly unsubscribedAt?: Date | null;
  readonly lastEmailSentAt?: Date | null;
}

/** Adds imported subscribers to the mailing list without sending welcome emails. Existing subscribers do not change. */
@Injectable()
export class ImportSubscribers {
  constructor(private readonly tx: Transaction) {}

  add(subscribers: readonly ImportedSubscriber[]): Promise<number> {
    return this.tx.run(async ({ em }) => {
      const before = await em.count(EmailSubscriber);
      const rows = subscribers.map((known) => ({
        id: newId(),
        email: normalizeEmail(known.email),
        firstName: known.firstName ?? null,
        lastName: known.lastName ?? null,
        source: known.source ?? null,
        subscribedAt: known.subscribedAt,
        confirmedAt: known.subscribedAt,
        unsubscribedAt: known.unsubscribedAt ?? null,
        lastEmailSentAt: known.lastEmailSentAt ?? null,
      }));
      await em.upsertMany(EmailSubscriber, rows, { onConflictFields: ['email'], onConflictAction: 'ignore' });
      return (await em.count(EmailSubscriber)) - before;
    });
  }
}
