import { Injectable } from '@nestjs/common';
import { renderMail } from 'email-templates';
import { Settings } from '../../../platform/config/settings.ts';
import { confirmationSeconds } from '../domain/confirmation-token.ts';
import type { EmailMessage } from '../domain/email-message.entity.ts';
import type { Letter } from '../domain/letter.ts';
import { spanInWords } from '../domain/span.ts';
import { ConfirmationLinks } from './confirmation-links.ts';
import { institute } from '../../../kernel/institute.ts';
import { defaultFirstName } from './default-first-name.ts';

interface ConfirmationToWrite {
  readonly message: Pick<EmailMessage, 'recipient' | 'firstName' | 'createdAt'>;
  readonly subscriberId: string;
}

/** Writes the mail out that asks whether an address is to be on the list. It belongs to no list itself. */
@Injectable()
export class WriteConfirmationLetter {
  constructor(
    private readonly settings: Settings,
    private readonly links: ConfirmationLinks,
  ) {}

  async execute({ message, subscriberId }: ConfirmationToWrite): Promise<Letter> {
    const { siteUrl, mailFrom: from } = this.settings;
    const { recipient, firstName, createdAt: askedAt } = message;
    const rendered = await renderMail('list-confirm', {
      recipient,
      firstName: firstName === defaultFirstName ? '' : firstName,
      link: this.links.urlFor({ subscriberId, askedAt }),
      linkGoodFor: spanInWords(confirmationSeconds),
      siteUrl,
      siteName: institute.name,
      postalAddress: institute.postalAddress,
    });
    return { from, to: [recipient], ...rendered, headers: {} };
  }
}
