import { Injectable, type Type } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { mailQueuedEventByQueue, type MailQueue } from '../domain/events.ts';
import { EmailSender } from '../use-cases/emails/email-sender.ts';

/** One reaction for each queue, so that an urgent email does not wait for less urgent ones. */
export const sendMailsWhenQueued = (Object.keys(mailQueuedEventByQueue) as MailQueue[]).map(createReaction);

function createReaction(queue: MailQueue): Type {
  @Injectable()
  class SendMailWhenQueued {
    constructor(private readonly sender: EmailSender) {}

    @ReactsTo([mailQueuedEventByQueue[queue]], { name: `SendMailWhenQueuedIn-${queue}`, queue, effect: 'outside' })
    send({ messageId }: { messageId: string }): Promise<void> {
      return this.sender.send(messageId);
    }
  }
  return SendMailWhenQueued;
}
