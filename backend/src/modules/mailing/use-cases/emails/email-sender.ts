import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { EmailNotAccepted } from '../../domain/errors.ts';
import type { SendResult } from '../../domain/provider-response.ts';
import { EmailProvider } from './email-provider.ts';
import { MailDefinitions } from './mail-definitions.ts';
import { EmailRateLimiter } from './email-rate-limiter.ts';
import { PrepareEmail } from './prepare-email.ts';

/**
 * Sends one stored email within the shared rate limit. Safe to repeat, also concurrently: every attempt has the same
 * content and idempotency key.
 */
@Injectable()
export class EmailSender {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly pace: EmailRateLimiter,
    private readonly prepareEmail: PrepareEmail,
    private readonly provider: EmailProvider,
    private readonly definitions: MailDefinitions,
  ) {}

  async send(messageId: string): Promise<void> {
    await this.pace.waitForSlot();
    const email = await this.prepareEmail.prepare(messageId);
    if (!email) return;
    const verdict = await this.provider.send(messageId, email);
    if (verdict.is === 'again') {
      await this.pace.pause(verdict.afterSeconds);
      throw new EmailNotAccepted(verdict.reason);
    }
    await this.record(messageId, verdict);
    if (verdict.is !== 'taken') this.log.error({ event: `mail.${verdict.is}`, messageId, reason: verdict.reason });
  }

  private record(messageId: string, verdict: Exclude<SendResult, { is: 'again' }>): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const now = this.clock.now();
      const message = await em.findOne(EmailMessage, messageId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!message || message.state === 'sent') return;
      if (verdict.is === 'refused') return message.refused(verdict.reason);
      if (verdict.is === 'unknown') return message.abandon(verdict.reason);
      message.accepted(verdict.id, now);
      if (this.definitions.account.includes(message.kind)) return;
      const subscriber = await em.findOne(EmailSubscriber, { email: message.recipient });
      subscriber?.received(now);
    });
  }
}
