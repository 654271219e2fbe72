import { CallToAction, Divider, Paragraph } from '../layout/parts.tsx';
import { EmailLayout, type EmailSenderProps } from '../layout/email-layout.tsx';
import { UserText } from '../layout/inquiry-email.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface AutomationNoticeProps extends EmailSenderProps {
  automation: string;
  person: string;
  isReply?: boolean;
  replyEmail?: string;
  text: string;
  url: string;
}

export const automationNoticeEmail: EmailTemplate<AutomationNoticeProps> = {
  subject: ({ automation, person }) => `${automation}: ${person}`,
  Email: ({ automation, person, text, url, isReply = false, ...sender }) => (
    <EmailLayout
      {...sender}
      title={automation}
      teaser={`For ${person}.`}
      reason="You get this email because an automation sends messages to this mailbox."
    >
      <Paragraph>
        {isReply ? `${person} replied. Your reply is sent to them.` : `The automation reached this step for ${person}.`}
      </Paragraph>
      <Divider />
      <UserText text={text} />
      <Divider />
      <CallToAction label="Open the person" href={url} />
    </EmailLayout>
  ),
  PreviewProps: {
    automation: 'After the first payment',
    person: 'Amara Okafor (amara@example.org)',
    text: 'Please call them this week.',
    url: 'https://oneness.example/admin/users',
    siteUrl: 'https://oneness.example',
    siteName: 'Institute of Oneness',
    postalAddress: 'Santa Fe, New Mexico, by appointment',
  },
};
