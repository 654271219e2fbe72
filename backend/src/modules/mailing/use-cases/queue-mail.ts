import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/id.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { EmailMessage, type MailFacts, type MessageKind } from '../domain/email-message.entity.ts';
import { MailQueued } from '../domain/events.ts';
import { defaultFirstName } from './default-first-name.ts';

export interface MailToQueue {
  readonly kind: MessageKind;
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly firstName: string | null | undefined;
  readonly subscriberId: string | null;
  readonly campaignId: string | null;
  readonly userId?: string;
  readonly facts?: MailFacts;
}

/** Stores a mail that was decided on, within the transaction of that decision. */
@Injectable()
export class QueueMail {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  execute({ firstName, userId, facts, ...mail }: MailToQueue): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const message = em.create(EmailMessage, {
        ...mail,
        id: newId(),
        firstName: firstName || defaultFirstName,
        userId: userId ?? null,
        facts: facts ?? null,
        state: 'queued',
        frozenLetter: null,
        providerId: null,
        failure: null,
        createdAt: this.clock.now(),
        firstAttemptAt: null,
        sentAt: null,
      });
      outbox.append(new MailQueued({ messageId: message.id }));
    });
  }
}
