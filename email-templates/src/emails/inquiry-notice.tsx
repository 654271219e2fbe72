import {
  Answers,
  Reference,
  sampleInquiry,
  type InquiryKind,
  type InquiryLetterProps,
} from '../layout/inquiry-letter.tsx';
import { CallToAction, Chapter, Paragraph } from '../layout/parts.tsx';
import { PlainLetter } from '../layout/plain-letter.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells the institute that somebody has filled in a form. */
export interface InquiryNoticeProps extends InquiryLetterProps {
  /** The address the person gave. */
  email: string;
  /** By when they were told to hear from us, written out with its zone. */
  due: string;
}

const titles: Record<InquiryKind, string> = {
  partner: 'A partnership application',
  volunteer: 'An offer to volunteer',
  contact: 'A message',
};

const inboxes: Record<InquiryKind, string> = {
  partner: '/admin/ventures',
  volunteer: '/admin/messages',
  contact: '/admin/messages',
};

function Notice({ kind, reference, name, email, answers, due, ...letter }: InquiryNoticeProps) {
  return (
    <PlainLetter
      {...letter}
      title={titles[kind]}
      teaser={`From ${name}. We promised an answer by ${due}.`}
      because="You get this because the forms of the site are answered from this mailbox."
    >
      <Paragraph>
        {name} ({email}) wrote to us. We promised an answer by {due}. The reference is{' '}
        <Reference>{reference}</Reference>.
      </Paragraph>
      <Chapter />
      <Answers answers={answers} />
      <Chapter />
      <Paragraph>Answer in the inbox, where everybody sees that it was done.</Paragraph>
      <CallToAction label="Open the inbox" href={new URL(inboxes[kind], letter.siteUrl).href} />
    </PlainLetter>
  );
}

export const inquiryNotice: MailTemplate<InquiryNoticeProps> = {
  subject: ({ kind, name, reference }) => `${titles[kind]} from ${name} (${reference})`,
  Letter: Notice,
  PreviewProps: { ...sampleInquiry, email: 'amara@example.org', due: '25 November 2026 at 07:30 EST' },
};
