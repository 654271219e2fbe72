import { Link } from '@react-email/components';
import { sampleAccountEmailProps } from '../layout/account-email.tsx';
import {
  NotificationEmail,
  sampleUnsubscribeUrl,
  type NotificationEmailProps,
  type NotificationItem,
} from '../layout/notification-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import { emailColors } from '../layout/style.ts';
import type { EmailTemplate } from '../mail-template.ts';
import { toSafeMemberName } from '../safe-text.ts';

export interface NotificationDigestProps extends NotificationEmailProps {
  items: readonly NotificationItem[];
}

export const notificationDigestEmail: EmailTemplate<NotificationDigestProps> = {
  subject: ({ items }) => (items.length === 1 ? 'One thing is new' : `${items.length} things are new`),
  Email: ({ items, ...email }) => (
    <NotificationEmail
      {...email}
      kind="What is new, once a day"
      title="What is new"
      teaser={items[0]?.headline ?? items[0]?.title ?? ''}
    >
      {items.map(({ headline, title, text, path }, at) => (
        <Paragraph key={at}>
          <strong>{headline ? toSafeMemberName(title) : title}</strong>{' '}
          <Link
            className="link"
            href={new URL(path, email.siteUrl).href}
            style={{ color: emailColors.indigo, textDecoration: 'underline' }}
          >
            {text}
          </Link>
        </Paragraph>
      ))}
      <CallToAction label="See all" href={new URL('/members/notifications', email.siteUrl).href} />
    </NotificationEmail>
  ),
  PreviewProps: {
    ...sampleAccountEmailProps,
    unsubscribeUrl: sampleUnsubscribeUrl,
    items: [
      {
        kind: 'New replays',
        title: 'Workshop: Listening Without Answering',
        text: 'can be watched, with chapters',
        path: '/members/replays',
      },
      { kind: 'New lessons', title: 'Silence', text: 'has opened', path: '/members/modules' },
    ],
  },
};
