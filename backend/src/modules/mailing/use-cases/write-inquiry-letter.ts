import { Injectable } from '@nestjs/common';
import { renderMail, type InquiryLetterProps, type RenderedMail } from 'email-templates';
import { ReadCorrespondence, type Correspondence } from '../../inquiries/index.ts';
import { Settings } from '../../../platform/config/settings.ts';
import { addressIn } from '../domain/address.ts';
import type { InquiryMailKind, MailFacts } from '../domain/email-message.entity.ts';
import type { Letter } from '../domain/letter.ts';
import { momentInWords } from './days.ts';
import { institute } from '../../../kernel/institute.ts';

interface InquiryMailToWrite {
  readonly kind: InquiryMailKind;
  readonly recipient: string;
  /** The ids of the inquiry and, for an answer, of that. */
  readonly facts: MailFacts;
}

/** Mail programs that answer by themselves leave alone what was not written by a person (RFC 3834). */
const byMachine = { 'Auto-Submitted': 'auto-generated' };

/** Writes a mail about a filled form out. What it says is read anew from the inquiry, so no other row holds it. */
@Injectable()
export class WriteInquiryLetter {
  constructor(
    private readonly settings: Settings,
    private readonly readCorrespondence: ReadCorrespondence,
  ) {}

  /** Undefined when the inquiry was forgotten. */
  async execute({ kind, recipient, facts }: InquiryMailToWrite): Promise<Letter | undefined> {
    const said = await this.readCorrespondence.execute({
      inquiryId: String(facts['inquiryId']),
      ...(facts['replyId'] && { replyId: String(facts['replyId']) }),
    });
    if (!said) return undefined;
    const { siteUrl, mailFrom: from } = this.settings;
    const shared = { siteUrl, siteName: institute.name, postalAddress: institute.postalAddress };
    const letter = { from, to: [recipient], ...(await write(kind, recipient, said, shared)) };
    if (kind === 'inquiry-reply') return { ...letter, replyTo: addressIn(from), headers: {} };
    if (kind === 'inquiry-notice') return { ...letter, replyTo: said.email, headers: byMachine };
    return { ...letter, headers: byMachine };
  }
}

type Shared = Pick<InquiryLetterProps, 'siteUrl' | 'siteName' | 'postalAddress'>;

function write(kind: InquiryMailKind, recipient: string, said: Correspondence, shared: Shared): Promise<RenderedMail> {
  const { reference, name, email, answers, dueAt, reply } = said;
  const about = { ...shared, kind: said.kind, reference, name, answers };
  switch (kind) {
    case 'inquiry-receipt':
      return renderMail(kind, { ...about, recipient });
    case 'inquiry-notice':
      return renderMail(kind, { ...about, email, due: momentInWords(dueAt) });
    case 'inquiry-reply':
      return renderMail(kind, { ...about, recipient, lines: reply.split('\n') });
  }
}
