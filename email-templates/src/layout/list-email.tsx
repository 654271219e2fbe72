import { Link } from '@react-email/components';
import { EmailLayout, type EmailLayoutProps, type EmailSenderProps } from './email-layout.tsx';
import { emailColors } from './style.ts';

export interface MailingListEmailProps extends EmailSenderProps {
  /** Email address of the recipient. The footer shows it, so that a reader of a forwarded email sees who subscribed. */
  recipient: string;
  /**
   * Day on which the recipient joined the mailing list; null if staff sent the email to a person who is not on the
   * mailing list.
   */
  joinedOn: string | null;
  unsubscribeUrl: string;
}

export function MailingListEmail({ recipient, joinedOn, unsubscribeUrl, ...email }: Props) {
  const reason = (
    <>
      {joinedOn === null
        ? `You get this email because the ${email.siteName} sent it to ${recipient}. You are not on our list. `
        : `You get this email because ${recipient} joined our list on ${joinedOn}. `}
      <Link className="link" href={unsubscribeUrl} style={{ color: emailColors.indigo, textDecoration: 'underline' }}>
        {joinedOn === null ? 'Stop all emails' : 'Unsubscribe'}
      </Link>{' '}
      in one step, at any time.
    </>
  );
  return <EmailLayout {...email} reason={reason} />;
}

type Props = MailingListEmailProps & Omit<EmailLayoutProps, 'reason'>;
