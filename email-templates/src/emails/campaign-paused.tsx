import { CallToAction, Paragraph } from '../layout/parts.tsx';
import { EmailLayout, type EmailSenderProps } from '../layout/email-layout.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface CampaignPausedProps extends EmailSenderProps {
  subject: string;
  reason: string;
  url: string;
}

export const campaignPausedEmail: EmailTemplate<CampaignPausedProps> = {
  subject: ({ subject }) => `Campaign paused: ${subject}`,
  Email: ({ subject, reason: cause, url, ...sender }) => (
    <EmailLayout
      {...sender}
      title="Campaign paused"
      teaser={cause}
      reason="You get this email because you are an administrator."
    >
      <Paragraph>The campaign “{subject}” was paused.</Paragraph>
      <Paragraph>{cause}</Paragraph>
      <Paragraph>Look at the recipients. Then resume the campaign or end it.</Paragraph>
      <CallToAction label="Open the campaign" href={url} />
    </EmailLayout>
  ),
  PreviewProps: {
    subject: 'The long quiet of January',
    reason: '54 of 1,200 emails bounced (4.5%). The limit is 4%.',
    url: 'https://oneness.example/admin/mailing/campaigns',
    siteUrl: 'https://oneness.example',
    siteName: 'Institute of Oneness',
    postalAddress: 'Santa Fe, New Mexico, by appointment',
  },
};
