import { sampleAccount } from '../layout/account-email.tsx';
import { CallToAction, Divider, Greeting, Paragraph } from '../layout/parts.tsx';
import { EmailLayout } from '../layout/email-layout.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Asks for confirmation of a mailing list subscription, before any email of the list. */
export interface ListConfirmProps {
  /** Named in the footer, so that a forwarded email explains itself. */
  recipient: string;
  firstName: string;
  /** A page with a confirmation button; opening it changes nothing. */
  link: string;
  /** Validity of the link in words, such as "seven days". */
  linkGoodFor: string;
  siteUrl: string;
  /** As it reads after "the". */
  siteName: string;
  postalAddress: string;
}

export const listConfirm: MailTemplate<ListConfirmProps> = {
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
    ...sampleAccount,
    link: 'https://oneness.example/subscribe/confirm#token=sample',
    linkGoodFor: 'seven days',
  },
};
