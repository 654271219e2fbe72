import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { hasEmailConsent } from '../emails/consent.ts';
import { EmailLabels } from '../labels/labels.ts';
import { readListSubscriptionStatus } from './list-status.ts';

export interface MailingPerson {
  readonly subscriberId: string | undefined;
  readonly firstName: string | null;
  readonly source: string | null;
  readonly timeZone: string | null;
  readonly labels: readonly string[];
  readonly mayGetListEmails: boolean;
}

const newsletterRule = { consent: 'list', purpose: 'newsletter' } as const;

@Injectable()
export class FindMailingPerson {
  constructor(
    private readonly tx: Transaction,
    private readonly labels: EmailLabels,
  ) {}

  find(email: string): Promise<MailingPerson> {
    return this.tx.run(async ({ em }) => {
      const { subscriber } = await readListSubscriptionStatus(em, email);
      return {
        subscriberId: subscriber?.id,
        firstName: subscriber?.firstName ?? null,
        source: subscriber?.source ?? null,
        timeZone: subscriber?.timeZone ?? null,
        labels: await this.labels.listOf(email),
        mayGetListEmails: subscriber !== null && (await hasEmailConsent(em, newsletterRule, email)),
      };
    });
  }
}
