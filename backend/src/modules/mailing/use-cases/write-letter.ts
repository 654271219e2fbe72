import { Injectable } from '@nestjs/common';
import { renderMail } from 'email-templates';
import { Settings } from '../../../platform/config/settings.ts';
import { addressIn } from '../domain/address.ts';
import { isInquiryKind, isMembershipKind, type EmailMessage } from '../domain/email-message.entity.ts';
import type { EmailSubscriber } from '../domain/email-subscriber.entity.ts';
import { institute } from '../../../kernel/institute.ts';
import type { Letter } from '../domain/letter.ts';
import { firstReflection } from './first-reflection.ts';
import { UnsubscribeLinks } from './unsubscribe-links.ts';
import { WriteConfirmationLetter } from './write-confirmation-letter.ts';
import { WriteInquiryLetter } from './write-inquiry-letter.ts';
import { WriteMembershipLetter } from './write-membership-letter.ts';

export interface MailToWrite {
  readonly message: Pick<EmailMessage, 'id' | 'kind' | 'recipient' | 'firstName' | 'facts' | 'createdAt'>;
  /** The list's entry of the recipient, if there is one. */
  readonly subscriber: Pick<EmailSubscriber, 'id' | 'subscribedAt'> | null;
}

/** Writes a mail out: words, links, and the headers by which mail programs offer to unsubscribe. */
@Injectable()
export class WriteLetter {
  constructor(
    private readonly settings: Settings,
    private readonly links: UnsubscribeLinks,
    private readonly writeMembershipLetter: WriteMembershipLetter,
    private readonly writeInquiryLetter: WriteInquiryLetter,
    private readonly writeConfirmationLetter: WriteConfirmationLetter,
  ) {}

  /** Undefined when what it would tell of was forgotten meanwhile. */
  async execute({ message, subscriber }: MailToWrite): Promise<Letter | undefined> {
    const { siteUrl, mailFrom } = this.settings;
    const { id, kind, recipient, firstName, facts } = message;
    if (isMembershipKind(kind))
      return this.writeMembershipLetter.execute({ kind, recipient, firstName, facts: facts ?? {} });
    if (isInquiryKind(kind)) return this.writeInquiryLetter.execute({ kind, recipient, facts: facts ?? {} });
    if (kind === 'list-confirm') {
      if (!subscriber) throw new Error('Only an entry of the list can be confirmed');
      return this.writeConfirmationLetter.execute({ message, subscriberId: subscriber.id });
    }
    const unsubscribeUrl = this.links.urlFor(
      subscriber ? { of: 'subscriber', id: subscriber.id } : { of: 'message', id },
    );
    const { subject, html, text } = await renderMail(kind, {
      firstName,
      recipient,
      joinedAt: subscriber?.subscribedAt.toISOString() ?? null,
      ebookUrl: new URL(institute.ebookPath, siteUrl).href,
      reflection: firstReflection,
      unsubscribeUrl,
      siteUrl,
      siteName: institute.name,
      postalAddress: institute.postalAddress,
      timeZone: institute.timeZone,
    });
    const headers = {
      'List-Unsubscribe': `<${unsubscribeUrl}>, <mailto:${addressIn(mailFrom)}?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return { from: mailFrom, to: [recipient], subject, html, text, headers };
  }
}
