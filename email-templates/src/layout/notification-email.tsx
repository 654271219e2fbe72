import { Link } from '@react-email/components';
import { EmailLayout, type EmailLayoutProps, type EmailSenderProps } from './email-layout.tsx';
import { emailColors } from './style.ts';

export interface NotificationEmailProps extends EmailSenderProps {
  /**
   * Email address of the recipient. The footer shows it, so that a reader of a forwarded email sees whose notification
   * it is.
   */
  recipient: string;
  /**
   * URL that turns off this kind of notification with one click. The List-Unsubscribe header of the email contains it
   * too.
   */
  unsubscribeUrl: string;
}

/** A notification as the site shows it, with the same title and text. */
export interface NotificationItem {
  /** Name of this kind of notification on the settings page. */
  kind: string;
  /**
   * Text of the institute that replaces the title in subject and heading, when members wrote the title or the text.
   * Without it, a member could write an advertisement into the subject.
   */
  headline?: string | undefined;
  title: string;
  text: string;
  path: string;
}

type Props = NotificationEmailProps & Omit<EmailLayoutProps, 'reason'> & { kind: string };

/** Layout of a notification; the footer names the kind and explains how to turn it off. */
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
