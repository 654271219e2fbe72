import { sampleAccountEmailProps } from '../layout/account-email.tsx';
import { CallToAction, Divider, Greeting, Paragraph } from '../layout/parts.tsx';
import { EmailLayout } from '../layout/email-layout.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface ListConfirmProps {
  recipient: string;
  firstName: string;
  /** The link opens a page with a confirm button, so the link alone confirms nothing. */
  link: string;
  linkGoodFor: string;
  siteUrl: string;
  siteName: string;
  postalAddress: string;
}

export const listConfirmEmail: EmailTemplate<ListConfirmProps> = {
  subject: () => 'Please confirm your email address',
  Email: ({ recipient, firstName, link, linkGoodFor, ...email }) => (
    <EmailLayout
      {...email}
      title="Confirm your email address"
      teaser="Then your eBook and first daily reflection follow."
      reason={`You get this email because someone entered ${recipient} in the form of our mailing list.`}
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        Please confirm that you want emails from the {email.siteName} at this address. Your eBook and your first daily
        reflection follow at once.
      </Paragraph>
      <CallToAction label="Confirm" href={link} />
      <Divider />
      <Paragraph>
        The link works for {linkGoodFor}. If this was not you, you can ignore this email, and we will not write again.
      </Paragraph>
    </EmailLayout>
  ),
  PreviewProps: {
    ...sampleAccountEmailProps,
    link: 'https://oneness.example/subscribe/confirm#token=sample',
    linkGoodFor: 'seven days',
  },
};
