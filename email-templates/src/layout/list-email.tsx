import { Link } from '@react-email/components';
import { EmailLayout, type EmailLayoutProps, type SenderProps } from './email-layout.tsx';
import { color } from './style.ts';

/** What every email to the mailing list must be told. */
export interface ListEmailProps extends SenderProps {
  /** The address this email goes to; named in the footer, so that a forwarded email explains itself. */
  recipient: string;
  /** The day on which the address joined the list, written out; null where it is not on the list (sent by hand). */
  joinedOn: string | null;
  /** Leaves the list in one step; the List-Unsubscribe header holds the same address. */
  unsubscribeUrl: string;
}

/** An email to the mailing list; its footer says how to leave the list. */
export function ListEmail({ recipient, joinedOn, unsubscribeUrl, ...email }: Props) {
  const reason = (
    <>
      {joinedOn === null
        ? `You get this email because the ${email.siteName} sent it to ${recipient}. You are not on our list. `
        : `You get this email because ${recipient} joined our list on ${joinedOn}. `}
      <Link className="link" href={unsubscribeUrl} style={{ color: color.indigo, textDecoration: 'underline' }}>
        {joinedOn === null ? 'Stop all emails' : 'Leave the list'}
      </Link>{' '}
      in one step, at any time.
    </>
  );
  return <EmailLayout {...email} reason={reason} />;
}

type Props = ListEmailProps & Omit<EmailLayoutProps, 'reason'>;
