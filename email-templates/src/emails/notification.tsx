import { sampleAccountEmailProps } from '../layout/account-email.tsx';
import {
  NotificationEmail,
  sampleUnsubscribeUrl,
  type NotificationEmailProps,
  type NotificationItem,
} from '../layout/notification-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';
import { toSafeMemberName } from '../safe-text.ts';

export type NotificationProps = NotificationEmailProps &
  NotificationItem & {
    replyEmail?: string | undefined;
  };

export const notificationEmail: EmailTemplate<NotificationProps> = {
  subject: ({ headline, title, text }) => headline ?? `${title} ${text}`,
  Email: ({ headline, title, text, path, replyEmail, ...email }) => (
    <NotificationEmail {...email} title={headline ?? title} teaser={headline ?? text}>
      <Paragraph>{headline ? `${toSafeMemberName(title)} ${text}` : text}</Paragraph>
      {replyEmail && <Paragraph>You can also reply to this email. We post your reply in the topic.</Paragraph>}
      <CallToAction label="Open it" href={new URL(path, email.siteUrl).href} />
    </NotificationEmail>
  ),
  PreviewProps: {
    ...sampleAccountEmailProps,
    unsubscribeUrl: sampleUnsubscribeUrl,
    kind: 'Replies',
    headline: 'New reply to your topic',
    title: 'Ingrid Solberg',
    text: 'replied to you in “The third breath”',
    path: '/members/forum',
  },
};
