import { Injectable, type Type } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { mailQueuedEventByQueue, type MailQueue } from '../domain/events.ts';
import { EmailSender } from '../use-cases/emails/email-sender.ts';

const nameReaction = (queue: MailQueue): string => `SendMailWhenQueuedIn-${queue}`;
const queues = Object.keys(mailQueuedEventByQueue) as MailQueue[];

export const sendMailReactionNames: ReadonlySet<string> = new Set(queues.map(nameReaction));

/** Each queue has a reaction, so that an urgent email does not wait for less urgent ones. */
export const sendMailReactionClasses = queues.map(createReaction);

function createReaction(queue: MailQueue): Type {
  @Injectable()
  class SendMailWhenQueued {
    constructor(private readonly sender: EmailSender) {}

    @ReactsTo([mailQueuedEventByQueue[queue]], { name: nameReaction(queue), queue, effect: 'outside' })
    send({ messageId }: { messageId: string }): Promise<void> {
      return this.sender.send(messageId);
    }
  }
  return SendMailWhenQueued;
}
