import { sampleAccountEmailProps, type AccountEmailProps } from '../layout/account-email.tsx';
import { Greeting, Paragraph } from '../layout/parts.tsx';
import { EmailLayout } from '../layout/email-layout.tsx';
import type { EmailTemplate } from '../mail-template.ts';

/** Other people may read the old mailbox, so the email does not contain the new address. */
export const listEmailChangedEmail: EmailTemplate<AccountEmailProps> = {
  subject: () => 'Our emails are sent to another address now',
  Email: ({ recipient, firstName, ...email }) => (
    <EmailLayout
      {...email}
      title="Your email address was changed"
      teaser="You get no more emails of the mailing list at this address."
      reason={`You get this email because ${recipient} was on our mailing list.`}
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        You asked us to send our emails to another address, and its owner confirmed it. This address gets no more emails
        of the mailing list.
      </Paragraph>
      <Paragraph>If this was not you, reply to this email, and we put it right.</Paragraph>
    </EmailLayout>
  ),
  PreviewProps: sampleAccountEmailProps,
};
