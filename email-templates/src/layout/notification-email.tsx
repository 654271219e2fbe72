import { Link } from '@react-email/components';
import { EmailLayout, type EmailLayoutProps, type EmailSenderProps } from './email-layout.tsx';
import { emailColors } from './style.ts';

export interface NotificationEmailProps extends EmailSenderProps {
  /** Email address in the footer, so that a reader of a forwarded email sees whose notification it is. */
  recipient: string;
  /** URL that turns off this kind with one click, also in the List-Unsubscribe header. */
  unsubscribeUrl: string;
}

export interface NotificationItem {
  kind: string;
  /** Replaces a title with text of members, who could otherwise write an advertisement into the subject. */
  headline?: string | undefined;
  title: string;
  text: string;
  path: string;
}

type Props = NotificationEmailProps & Omit<EmailLayoutProps, 'reason'> & { kind: string };

/** The footer names the kind of the notification and has a link that turns this kind off. */
export function NotificationEmail({ recipient, unsubscribeUrl, kind, ...email }: Props) {
  const link = { color: emailColors.indigo, textDecoration: 'underline' };
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
