import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { realTime } from '#kernel/real-time.ts';
import { RestoreHold } from '#platform/backup/restore-hold.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { EmailNotAccepted } from '../../domain/errors.ts';
import type { SendResult } from '../../domain/provider-response.ts';
import { EmailProvider } from '../providers/email-provider.ts';
import { MailDefinitions } from './mail-definitions.ts';
import { EmailRateLimiter } from './email-rate-limiter.ts';
import { PrepareEmail } from './prepare-email.ts';

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
    private readonly hold: RestoreHold,
  ) {}

  async send(messageId: string): Promise<void> {
    await this.pace.waitForSlot();
    await this.hold.refuseWhileHeld();
    const attempt = await this.prepareEmail.prepare(messageId);
    if (!attempt) return;
    const { email, isFirst } = attempt;
    const result = await this.provider.send(`mail/${messageId}`, email);
    await this.pace.adapt(result.rate, 'email');
    if (result.status === 'retry') {
      const isRefused = !this.provider.isIdempotent || (result.isUnsent && isFirst);
      const hasEnded = isRefused && (await this.release(messageId, result.reason));
      await this.pace.pause(result.afterSeconds);
      if (hasEnded) return;
      throw new EmailNotAccepted(result.reason);
    }
    await this.record(messageId, result);
    if (result.status === 'accepted')
      this.log.log({ event: 'mail.accepted', emailId: messageId, providerId: result.id });
    else this.log.error({ event: `mail.${result.status}`, messageId, reason: result.reason });
  }

  /** Queues the email again. Returns true when the email ends instead, because it was refused for too long. */
  private release(messageId: string, reason: string): Promise<boolean> {
    return this.tx.run(async ({ em }) => {
      const message = await em.findOne(EmailMessage, messageId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!message?.isOpen() || !message.recordRefusal(realTime())) {
        message?.release();
        return false;
      }
      message.refused(reason);
      this.log.error({ event: 'mail.refused', messageId, reason });
      return true;
    });
  }

  private record(messageId: string, result: Exclude<SendResult, { status: 'retry' }>): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const now = this.clock.now();
      const message = await em.findOne(EmailMessage, messageId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!message || message.isAccepted()) return;
      if (result.status === 'refused') return message.refused(result.reason);
      if (result.status === 'unknown') return message.abandon(result.reason);
      message.accepted(result.id, now);
      if (this.definitions.account.includes(message.kind)) return;
      const subscriber = await em.findOne(EmailSubscriber, { email: message.recipient });
      subscriber?.received(now);
    });
  }
}
