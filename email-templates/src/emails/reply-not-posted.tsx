import { AccountEmail, sampleAccountEmailProps, type AccountEmailProps } from '../layout/account-email.tsx';
import { CallToAction, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export type ReplyRefusal =
  | 'other-sender'
  | 'expired'
  | 'attachments'
  | 'empty'
  | 'too-long'
  | 'closed'
  | 'no-topic'
  | 'suspended'
  | 'tier'
  | 'too-many';

export interface ReplyNotPostedProps extends AccountEmailProps {
  reason: ReplyRefusal;
  path: string;
  replyDays: number;
}

const explain = ({ reason, recipient, replyDays }: ReplyNotPostedProps): string =>
  ({
    'other-sender': `A reply was sent from another email than ${recipient}. Send it again from ${recipient}, or write in the forum.`,
    expired: `You can reply to a notification by email for ${replyDays} days. Write in the forum instead.`,
    attachments:
      'Your reply has an attachment, and the forum has no attachments. Send it again without the attachment.',
    empty: 'We found no text of your own in the reply. Write it above the quoted text, and send it again.',
    'too-long': 'A post has at most 5,000 characters. Shorten your reply, and send it again.',
    closed: 'This topic is closed for new replies. You can begin a new topic in the forum.',
    'no-topic': 'This topic is not available to you any more. You can see the other topics in the forum.',
    suspended: 'You can read the forum but not write in it for now.',
    tier: 'Your plan does not include the forum. Your plan is on your account page.',
    'too-many': 'You have written many posts in a short time. Send your reply again later.',
  })[reason];

export const replyNotPostedEmail: EmailTemplate<ReplyNotPostedProps> = {
  subject: () => 'Your reply was not posted',
  Email: ({ reason, path, replyDays, ...email }) => {
    const text = explain({ reason, path, replyDays, ...email });
    return (
      <AccountEmail {...email} title="Your reply was not posted" teaser={text}>
        <Paragraph>{text}</Paragraph>
        <CallToAction label="Open the forum" href={new URL(path, email.siteUrl).href} />
      </AccountEmail>
    );
  },
  PreviewProps: { ...sampleAccountEmailProps, reason: 'attachments', path: '/members/forum', replyDays: 30 },
};
