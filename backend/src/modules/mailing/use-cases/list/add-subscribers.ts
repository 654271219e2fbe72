import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { institute } from '#kernel/institute.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { ConsentLedger } from '../consent/consent-ledger.ts';
import { computeLocalDay, computeNextReflectionAt } from '../reflections/reflection-times.ts';

export interface ImportedSubscriber {
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly source?: string | null;
  readonly subscribedAt: Date;
  readonly unsubscribedAt?: Date | null;
  readonly lastEmailSentAt?: Date | null;
}

@Injectable()
export class ImportSubscribers {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly consents: ConsentLedger,
  ) {}

  add(subscribers: readonly ImportedSubscriber[]): Promise<number> {
    return this.tx.run(async ({ em }) => {
      const before = await em.count(EmailSubscriber);
      const now = this.clock.now();
      const lastReflectionDay = computeLocalDay(now, institute.timeZone);
      const usual = { reflections: 'daily', timeZone: null, reflectionsPausedUntil: null, lastReflectionDay } as const;
      const reflectionAt = computeNextReflectionAt(usual, now);
      const rows = subscribers.map((known) => ({
        id: newId(),
        email: normalizeEmail(known.email),
        firstName: known.firstName ?? null,
        lastName: known.lastName ?? null,
        source: known.source ?? null,
        subscribedAt: known.subscribedAt,
        confirmedAt: known.subscribedAt,
        unsubscribedAt: known.unsubscribedAt ?? null,
        signUpTextId: null,
        newEmail: null,
        newEmailAskedAt: null,
        lastEmailSentAt: known.lastEmailSentAt ?? null,
        ...usual,
        reflectionAt: known.unsubscribedAt ? null : reflectionAt,
      }));
      await em.upsertMany(EmailSubscriber, rows, { onConflictFields: ['email'], onConflictAction: 'ignore' });
      await this.consents.recordImport(rows.map(({ id }) => id));
      return (await em.count(EmailSubscriber)) - before;
    });
  }
}
