import { Injectable, type Type } from '@nestjs/common';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import type { MailDefinition } from '../use-cases/emails/define-mail.ts';
import { QueueEmails } from '../use-cases/emails/queue-emails.ts';
import { QueueEmailsForEvent } from '../use-cases/emails/queue-to-many.ts';

export function queueMailsOnEvents(mails: readonly MailDefinition[]): Type[] {
  const events = new Set(mails.flatMap(({ on }) => on ?? []));
  return [...events].map((event) =>
    createReaction(
      event,
      mails.filter(({ on }) => on === event),
    ),
  );
}

function createReaction(event: NonNullable<MailDefinition['on']>, mails: readonly MailDefinition[]): Type {
  @Injectable()
  class QueueMailsOnEvent {
    constructor(
      private readonly queueEmails: QueueEmails,
      private readonly toMany: QueueEmailsForEvent,
    ) {}

    @ReactsTo([event], { name: `QueueMailsOn-${event.type}`, queue: chooseQueue(mails) })
    async queue(payload: object): Promise<void> {
      for (const mail of mails)
        await (mail.isToMany ? this.toMany : this.queueEmails).queueForEvent(mail, { ...payload });
    }
  }
  return QueueMailsOnEvent;
}

/** The queue `notices` stores emails to many recipients, so that they do not wait for other emails. */
const chooseQueue = (mails: readonly MailDefinition[]) =>
  mails.some(({ isToMany }) => isToMany) ? 'notices' : (mails[0]?.queue ?? 'mailing');
