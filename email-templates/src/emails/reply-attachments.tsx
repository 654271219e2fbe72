import { sampleAccountEmailProps, type AccountEmailProps } from '../layout/account-email.tsx';
import { Greeting, Paragraph } from '../layout/parts.tsx';
import { EmailLayout } from '../layout/email-layout.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface ReplyAttachmentsProps extends AccountEmailProps {
  subject: string;
}

const title = 'Your attached files did not arrive';

export const replyAttachmentsEmail: EmailTemplate<ReplyAttachmentsProps> = {
  subject: () => title,
  Email: ({ subject, recipient, firstName, ...email }) => (
    <EmailLayout
      {...email}
      title={title}
      teaser="Your reply arrived, but without the attached files."
      reason={`You get this email because a reply with attached files was sent from ${recipient}.`}
    >
      <Greeting firstName={firstName} />
      <Paragraph>
        Your reply to “{subject}” arrived, but without the attached files. To send us the files, reply to this email and
        attach them again.
      </Paragraph>
    </EmailLayout>
  ),
  PreviewProps: { ...sampleAccountEmailProps, subject: 'How are you?' },
};
