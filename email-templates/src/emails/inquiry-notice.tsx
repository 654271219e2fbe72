import {
  SubmittedFieldList,
  InquiryReference,
  sampleSubmittedFields,
  sampleInquiryEmailProps,
  type InquiryKind,
  type InquiryEmailProps,
  type SubmittedField,
} from '../layout/inquiry-email.tsx';
import { CallToAction, Divider, Paragraph } from '../layout/parts.tsx';
import { EmailLayout } from '../layout/email-layout.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface InquiryNoticeProps extends InquiryEmailProps {
  email: string;
  due: string;
  answers: readonly SubmittedField[];
}

const titles: Record<InquiryKind, string> = {
  partner: 'A partnership application',
  volunteer: 'An offer to volunteer',
  contact: 'A message',
  mentoring: 'A request for mentoring',
  withdrawal: 'A withdrawal',
};

const inboxes: Record<InquiryKind, string> = {
  partner: '/admin/ventures',
  volunteer: '/admin/messages',
  contact: '/admin/messages',
  mentoring: '/admin/messages',
  withdrawal: '/admin/messages',
};

export const inquiryNoticeEmail: EmailTemplate<InquiryNoticeProps> = {
  subject: ({ kind, reference }) => `${titles[kind]} (${reference})`,
  Email: ({ kind, reference, name, email, answers, due, ...sender }) => (
    <EmailLayout
      {...sender}
      title={titles[kind]}
      teaser={`From ${name}. Reply by ${due}.`}
      reason="You get this email because messages from the site are sent to this mailbox."
    >
      <Paragraph>
        {name} ({email}) wrote to us. They expect a reply by {due}. The reference is{' '}
        <InquiryReference>{reference}</InquiryReference>.
      </Paragraph>
      <Divider />
      <SubmittedFieldList answers={answers} />
      <Divider />
      <Paragraph>Please reply in the inbox so that your colleagues see it.</Paragraph>
      <CallToAction label="Open the inbox" href={new URL(inboxes[kind], sender.siteUrl).href} />
    </EmailLayout>
  ),
  PreviewProps: {
    ...sampleInquiryEmailProps,
    email: 'amara@example.org',
    due: 'Wednesday 25 November, 7:30 AM in New York',
    answers: sampleSubmittedFields,
  },
};
