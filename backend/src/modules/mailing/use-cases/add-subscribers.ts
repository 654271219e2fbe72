import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/id.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { addressKey } from '../domain/address.ts';
import { EmailSubscriber } from '../domain/email-subscriber.entity.ts';

export interface KnownSubscriber {
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly source?: string | null;
  readonly subscribedAt: Date;
  readonly unsubscribedAt?: Date | null;
  readonly lastEmailSentAt?: Date | null;
}

/** Adds people who joined long ago, or elsewhere, as they are: no mail greets them. Who is known already stays as is. */
@Injectable()
export class AddSubscribers {
  constructor(private readonly tx: Transaction) {}

  /** How many are new. */
  execute(subscribers: readonly KnownSubscriber[]): Promise<number> {
    return this.tx.run(async ({ em }) => {
      const before = await em.count(EmailSubscriber);
      const rows = subscribers.map((known) => ({
        id: newId(),
        email: addressKey(known.email),
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
