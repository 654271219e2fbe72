import { sampleAccountEmailProps } from '../layout/account-email.tsx';
import { CallToAction, Divider, Greeting, Paragraph } from '../layout/parts.tsx';
import { EmailLayout } from '../layout/email-layout.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface ListConfirmProps {
  /** Email address in the footer, so that a reader of a forwarded email sees who subscribed. */
  recipient: string;
  firstName: string;
  /** URL of a page with a button that confirms. Opening the link changes nothing. */
  link: string;
  /** Validity in words, such as "seven days". */
  linkGoodFor: string;
  siteUrl: string;
  /** Name without "the", because the texts add this word. */
  siteName: string;
  postalAddress: string;
}

/**
 * Email that asks a new subscriber to confirm the email address. Before the confirmation, the subscriber gets no other
 * email of the mailing list.
 */
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
