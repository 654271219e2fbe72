import { Link } from '@react-email/components';
import { EmailLayout, type EmailLayoutProps, type SenderProps } from './email-layout.tsx';
import { color } from './style.ts';

/** What every email about notifications must be told. */
export interface NotificationEmailProps extends SenderProps {
  /** The address this email goes to; named in the footer, so that a forwarded email explains itself. */
  recipient: string;
  /** Ends the emails of this kind in one step; the List-Unsubscribe header holds the same address. */
  unsubscribeUrl: string;
}

/** One notification, as it is shown in the product too. */
export interface Told {
  /** As its kind is called on the page of settings. */
  kind: string;
  /** Subject and heading where a member has written the title or the text: those are the institute's alone. */
  headline?: string | undefined;
  /** Who or what. */
  title: string;
  /** What follows the title. */
  text: string;
  /** Where it leads on the site. */
  path: string;
}

type Props = NotificationEmailProps & Omit<EmailLayoutProps, 'reason'> & { kind: string };

/** An email that a member has chosen to get; its footer names the kind and says how to end it. */
export function NotificationEmail({ recipient, unsubscribeUrl, kind, ...email }: Props) {
  const link = { color: color.indigo, textDecoration: 'underline' };
  const reason = (
    <>
      You get this email because {recipient} gets emails about {lowerFirst(kind)}.{' '}
      <Link className="link" href={unsubscribeUrl} style={link}>
        Stop these emails
      </Link>{' '}
      in one step, or{' '}
      <Link className="link" href={new URL('/account/notifications', email.siteUrl).href} style={link}>
        change your notifications
      </Link>
      .
    </>
  );
  return <EmailLayout {...email} reason={reason} />;
}

const lowerFirst = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

export const sampleUnsubscribeUrl = 'https://oneness.example/u/sample';
