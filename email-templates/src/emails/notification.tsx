import { sampleAccount } from '../layout/account-email.tsx';
import {
  NotificationEmail,
  sampleUnsubscribeUrl,
  type NotificationEmailProps,
  type Told,
} from '../layout/notification-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { MailTemplate } from '../mail-template.ts';

/** Tells a member of one thing at once, as they wished. */
export type NotificationProps = NotificationEmailProps & Told;

export const notification: MailTemplate<NotificationProps> = {
  subject: ({ title, text }) => `${title} ${text}`,
  Email: ({ title, text, path, ...email }) => (
    <NotificationEmail {...email} title={title} teaser={text}>
      <Paragraph>{text}</Paragraph>
      <CallToAction label="Open it" href={new URL(path, email.siteUrl).href} />
    </NotificationEmail>
  ),
  PreviewProps: {
    ...sampleAccount,
    unsubscribeUrl: sampleUnsubscribeUrl,
    kind: 'Replies',
    title: 'Ingrid Solberg',
    text: 'answered you in “The third breath”',
    path: '/members/forum',
  },
};
