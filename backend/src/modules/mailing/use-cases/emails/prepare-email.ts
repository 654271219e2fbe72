import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { normalizeEmail } from '../../domain/email-hash.ts';
import {
  emailChangedReason,
  EmailMessage,
  notNeededReason,
  type RenderedEmail,
} from '../../domain/email-message.entity.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { findMissingConsent, type ConsentRule } from './consent.ts';
import { EmailProvider } from '../providers/email-provider.ts';
import { EmailRenderer } from './email-renderer.ts';
import { MailDefinitions } from './mail-definitions.ts';

interface EmailAttempt {
  readonly email: RenderedEmail;
  readonly isFirst: boolean;
}

@Injectable()
export class PrepareEmail {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly tx: Transaction,
    private readonly definitions: MailDefinitions,
    private readonly renderer: EmailRenderer,
    private readonly provider: EmailProvider,
  ) {}

  prepare(messageId: string): Promise<EmailAttempt | undefined> {
    return this.tx.run(async ({ em }) => {
      const message = await em.findOne(EmailMessage, messageId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!message?.isOpen()) return undefined;
      const definition = this.definitions.getByName(message.kind);
      const reason = await findSkipReason(em, definition, message);
      if (reason) {
        message.suppress(reason);
        return undefined;
      }
      const now = realTime();
      if (message.isTooOldToRepeat(now) || (message.isAttempted() && !this.provider.isIdempotent)) {
        message.abandon('no-answer');
        this.log.error({ event: 'mail.unknown', messageId, reason: 'no-answer' });
        return undefined;
      }
      const subscriber = await em.findOne(EmailSubscriber, { email: message.recipient });
      const email = message.frozen() ?? (await this.renderer.render(message, subscriber));
      if (!email) {
        message.suppress(notNeededReason);
        return undefined;
      }
      if (!definition.isSecret) message.freeze(email);
      const isFirst = !message.firstAttemptAt;
      message.attempt(now);
      return { email, isFirst };
    });
  }
}

async function findSkipReason(
  em: EntityManager,
  rule: ConsentRule,
  { recipient, subscriberId }: EmailMessage,
): Promise<string | undefined> {
  const reason = await findMissingConsent(em, rule, recipient);
  if (!reason || rule.consent !== 'list' || !subscriberId) return reason;
  const subscriber = await em.findOne(EmailSubscriber, subscriberId);
  return subscriber && subscriber.email !== normalizeEmail(recipient) ? emailChangedReason : reason;
}
