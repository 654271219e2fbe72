import { Link } from '@react-email/components';
import { EmailLayout, type EmailLayoutProps, type EmailSenderProps } from './email-layout.tsx';
import { emailColors } from './style.ts';

export interface NotificationEmailProps extends EmailSenderProps {
  recipient: string;
  unsubscribeUrl: string;
}

export interface NotificationItem {
  kind: string;
  /** Members could write an advertisement into the title, so the headline replaces the title. */
  headline?: string | undefined;
  title: string;
  text: string;
  path: string;
}

type Props = NotificationEmailProps & Omit<EmailLayoutProps, 'reason'> & { kind: string };

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
