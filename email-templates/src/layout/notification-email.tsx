import { Link } from '@react-email/components';
import { EmailLayout, type EmailLayoutProps, type SenderProps } from './email-layout.tsx';
import { color } from './style.ts';

export interface NotificationEmailProps extends SenderProps {
  /** Named in the footer, so that a forwarded email explains itself. */
  recipient: string;
  /** One-click unsubscribe URL for this kind, also in the List-Unsubscribe header. */
  unsubscribeUrl: string;
}

/** A notification, as it is also shown on the site. */
export interface NotificationItem {
  /** Name of the kind on the settings page. */
  kind: string;
  /** Replaces a title or text by members in the subject and heading, which contain only the institute's texts. */
  headline?: string | undefined;
  title: string;
  text: string;
  path: string;
}

type Props = NotificationEmailProps & Omit<EmailLayoutProps, 'reason'> & { kind: string };

/** The footer names the kind and explains how to turn it off. */
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
