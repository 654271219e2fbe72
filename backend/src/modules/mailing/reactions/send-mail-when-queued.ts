import { Injectable, type Type } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { mailQueuedIn, type MailQueue } from '../domain/events.ts';
import { EmailSender } from '../use-cases/emails/email-sender.ts';

/** One reaction per queue, so that no email waits behind those of a less urgent queue. */
export const sendMailsWhenQueued = (Object.keys(mailQueuedIn) as MailQueue[]).map(reactionIn);

function reactionIn(queue: MailQueue): Type {
  @Injectable()
  class SendMailWhenQueued {
    constructor(private readonly sender: EmailSender) {}

    @ReactsTo([mailQueuedIn[queue]], { name: `SendMailWhenQueuedIn-${queue}`, queue, effect: 'outside' })
    send({ messageId }: { messageId: string }): Promise<void> {
      return this.sender.send(messageId);
    }
  }
  return SendMailWhenQueued;
}
