import { Injectable } from '@nestjs/common';
import { toGreetingName } from 'email-templates';
import { Database } from '#platform/database/database.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { extractEmail, normalizeEmail } from '../../domain/email-hash.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { AutomationEmailReplied } from '../../domain/events.ts';
import { fillMergeFields } from '../../domain/merge-fields.ts';
import type { ReceivedEmail } from '../../domain/received-email.ts';
import { QueueEmails } from '../emails/queue-emails.ts';
import type { InboundResult } from './inbound-emails.ts';
import { ReplyNotices } from './reply-notices.ts';
import { readOriginalText } from './read-reply-text.ts';
import { ReplyEmails, type ReplyTarget } from './reply-emails.ts';

export const toAutomationReplyTarget = (recipient: string): ReplyTarget => ({ userId: recipient, topicId: 'letter' });

interface LetterFacts {
  readonly stepId: string;
  readonly subject: string;
}

@Injectable()
export class ForwardAutomationReply {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly settings: Settings,
    private readonly replyEmails: ReplyEmails,
    private readonly queueEmails: QueueEmails,
    private readonly notices: ReplyNotices,
  ) {}

  async forward(clientId: string, email: ReceivedEmail): Promise<InboundResult | undefined> {
    const token = this.replyEmails.find(email.to);
    const letter = token && (await this.database.em().findOne(EmailMessage, { id: token.messageId, kind: 'letter' }));
    if (!token || !letter || !this.replyEmails.isGenuine(token, toAutomationReplyTarget(letter.recipient)))
      return undefined;
    const { stepId, subject: template } = letter.facts as unknown as LetterFacts;
    const sender = normalizeEmail(extractEmail(email.from));
    const { recipient, firstName } = letter;
    const person = { firstName, userId: letter.userId ?? undefined };
    const isRecipient = sender === normalizeEmail(recipient);
    const subject = fillMergeFields(template, { email: recipient, 'first name': toGreetingName(firstName) });
    const hasLostFiles = isRecipient && email.attachments > 0 && (await this.notices.mayExplain(recipient));
    await this.tx.run(async ({ outbox }) => {
      await this.queueEmails.queue({
        ...{ kind: 'letter-reply', dedupeKey: `letter-reply:${clientId}` },
        recipient: extractEmail(this.settings.mailFrom),
        facts: {
          ...{ subject, email: sender, personId: letter.userId ?? null, letterTo: normalizeEmail(recipient) },
          name: isRecipient ? firstName : '',
          text: describeReply(email),
        },
      });
      if (hasLostFiles)
        await this.notices.queue({
          ...{ kind: 'reply-attachments', about: letter.id, clientId, recipient, ...person },
          ...{ subscriberId: letter.subscriberId, facts: { subject } },
        });
      // Counts only replies of the recipient, because the recipient can forward the email and its reply address.
      if (isRecipient) outbox.append(new AutomationEmailReplied({ email: recipient, stepId }));
    });
    return { outcome: 'forwarded' };
  }
}

function describeReply(email: ReceivedEmail): string {
  const original = readOriginalText(email);
  const text = original ? original.text || 'The reply has no text.' : 'The text of the reply could not be read.';
  const cut = original?.isCut ? 'The reply was longer and was cut here.' : '';
  const files = email.attachments > 0 ? 'Attached files were not forwarded.' : '';
  return [text, cut, files].filter(Boolean).join('\n\n');
}
