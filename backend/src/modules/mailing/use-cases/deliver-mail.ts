import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { EmailMessage } from '../domain/email-message.entity.ts';
import { EmailSubscriber } from '../domain/email-subscriber.entity.ts';
import { LetterNotTaken } from '../domain/errors.ts';
import type { Verdict } from '../domain/provider-answer.ts';
import { BeginDelivery } from './begin-delivery.ts';
import { MailPace } from './mail-pace.ts';
import { PostLetter } from './post-letter.ts';

/**
 * Hands one mail to the mail service, at the common pace. Safe to run any number of times, at the same moment too: the
 * letter is frozen before the first attempt, and its key lets the service know it again.
 */
@Injectable()
export class DeliverMail {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly pace: MailPace,
    private readonly beginDelivery: BeginDelivery,
    private readonly postLetter: PostLetter,
  ) {}

  async execute({ messageId }: { messageId: string }): Promise<void> {
    await this.pace.turn();
    const letter = await this.beginDelivery.execute({ messageId });
    if (!letter) return;
    const verdict = await this.postLetter.execute({ messageId, letter });
    if (verdict.is === 'again') {
      await this.pace.rest(verdict.afterSeconds);
      throw new LetterNotTaken(verdict.reason);
    }
    await this.record(messageId, verdict);
    if (verdict.is !== 'taken') this.log.error({ event: `mail.${verdict.is}`, messageId, reason: verdict.reason });
  }

  private record(messageId: string, verdict: Exclude<Verdict, { is: 'again' }>): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const now = this.clock.now();
      const message = await em.findOne(EmailMessage, messageId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!message) return;
      if (verdict.is === 'refused') return message.refused(verdict.reason);
      if (verdict.is === 'unknown') return message.giveUp(verdict.reason);
      message.accepted(verdict.id, now);
      const subscriber = await em.findOne(EmailSubscriber, { email: message.recipient });
      subscriber?.received(now);
    });
  }
}
