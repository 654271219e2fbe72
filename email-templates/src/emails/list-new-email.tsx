import { sampleAccountEmailProps, type AccountEmailProps } from '../layout/account-email.tsx';
import { CallToAction, Divider, Greeting, Paragraph } from '../layout/parts.tsx';
import { EmailLayout } from '../layout/email-layout.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface ListNewEmailProps extends AccountEmailProps {
  link: string;
  linkGoodFor: string;
}

export const listNewEmailEmail: EmailTemplate<ListNewEmailProps> = {
  subject: () => 'Please confirm your new email address',
  Email: ({ recipient, firstName, link, linkGoodFor, ...email }) => (
    <EmailLayout
      {...email}
      title="Confirm your new email address"
      teaser="Then our emails are sent to this address."
      reason={`You get this email because someone entered ${recipient} as the new address for our emails.`}
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        Please confirm that the {email.siteName} should send its emails to this address from now on. Your choice of
        emails stays the same.
      </Paragraph>
      <CallToAction label="Confirm" href={link} />
      <Divider />
      <Paragraph>The link works for {linkGoodFor}. If this was not you, you can ignore this email.</Paragraph>
    </EmailLayout>
  ),
  PreviewProps: {
    ...sampleAccountEmailProps,
    link: 'https://oneness.example/preferences/new-email/sample',
    linkGoodFor: 'seven days',
  },
};
