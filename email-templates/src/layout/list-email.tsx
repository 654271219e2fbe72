import { Link } from '@react-email/components';
import { EmailLayout, type EmailLayoutProps, type EmailSenderProps } from './email-layout.tsx';
import { emailColors } from './style.ts';

export interface MailingListEmailProps extends EmailSenderProps {
  recipient: string;
  joinedOn: string | null;
  unsubscribeUrl: string;
  preferencesUrl: string | null;
}

export function MailingListEmail({
  recipient,
  joinedOn,
  unsubscribeUrl,
  preferencesUrl,
  stopLabel = 'Unsubscribe',
  ...email
}: Props) {
  const reason = (
    <>
      {joinedOn === null
        ? `You get this email because the ${email.siteName} sent it to ${recipient}. You are not on our list. `
        : `You get this email because ${recipient} joined our list on ${joinedOn}. `}
      <Link className="link" href={unsubscribeUrl} style={linkStyle}>
        {joinedOn === null ? 'Stop all emails' : stopLabel}
      </Link>{' '}
      in one step, at any time.
      {preferencesUrl !== null && (
        <>
          {' '}
          <Link className="link" href={preferencesUrl} style={linkStyle}>
            Choose what you get and when
          </Link>
          .
        </>
      )}
    </>
  );
  return <EmailLayout {...email} reason={reason} />;
}

const linkStyle = { color: emailColors.indigo, textDecoration: 'underline' } as const;

type Props = MailingListEmailProps &
  Omit<EmailLayoutProps, 'reason'> & {
    stopLabel?: string;
  };
