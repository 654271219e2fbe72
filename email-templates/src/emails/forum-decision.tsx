import { sampleAccountEmailProps, type AccountEmailProps } from '../layout/account-email.tsx';
import { NotificationEmail, sampleUnsubscribeUrl, type NotificationEmailProps } from '../layout/notification-email.tsx';
import { CallToAction, Greeting, Paragraph } from '../layout/parts.tsx';
import type { EmailTemplate } from '../mail-template.ts';

export interface ForumDecisionProps extends AccountEmailProps, NotificationEmailProps {
  decisionId: string;
  kind: 'hide' | 'warn' | 'suspend' | 'restore' | 'lift' | 'move' | 'lock' | 'unlock';
  title: string | null;
  lines: string[];
  until: string | null;
}

const summarize = ({ kind, title, until }: Pick<ForumDecisionProps, 'kind' | 'title' | 'until'>): string => {
  const where = title ? ` in “${title}”` : '';
  const talk = title ? ` “${title}”` : '';
  switch (kind) {
    case 'hide':
    case 'warn':
      return `Your post${where} is hidden.`;
    case 'suspend':
      return `Your post${where} is hidden. You can read the forum but not write in it until ${until ?? 'later'}. Your courses, circles and plan stay as they are.`;
    case 'restore':
      return `Your post${where} is shown again.`;
    case 'lift':
      return 'You can write in the forum again.';
    case 'move':
      return `Your topic${talk} is in another category now.`;
    case 'lock':
      return `Your topic${talk} is closed for new replies.`;
    case 'unlock':
      return `Your topic${talk} is open for new replies again.`;
  }
};

const subjects: Readonly<Record<ForumDecisionProps['kind'], string>> = {
  hide: 'Your forum post is hidden',
  warn: 'About your forum post',
  suspend: 'You cannot write in the forum for now',
  restore: 'Your forum post is shown again',
  lift: 'You can write in the forum again',
  move: 'Your topic in the forum has moved',
  lock: 'Your topic in the forum is closed',
  unlock: 'Your topic in the forum is open again',
};

export const forumDecisionEmail: EmailTemplate<ForumDecisionProps> = {
  subject: ({ kind }) => subjects[kind],
  Email: ({ decisionId, kind, title, lines, until, firstName, ...email }) => (
    <NotificationEmail
      {...email}
      kind="Moderation decisions"
      title={subjects[kind]}
      teaser={summarize({ kind, title, until })}
    >
      <Greeting firstName={firstName} />
      <Paragraph>{summarize({ kind, title, until })}</Paragraph>
      <Paragraph>The moderators’ reason:</Paragraph>
      {lines.map((line, at) => (
        <Paragraph key={at}>{line}</Paragraph>
      ))}
      <Paragraph>If you disagree, write to us. A person reads it and replies.</Paragraph>
      <CallToAction label="Write to us" href={`${email.siteUrl}/contact?decision=${decisionId}`} />
    </NotificationEmail>
  ),
  PreviewProps: {
    ...sampleAccountEmailProps,
    unsubscribeUrl: sampleUnsubscribeUrl,
    decisionId: '01900000-0000-7000-8000-000000000000',
    kind: 'warn',
    title: 'When silence hurts',
    lines: ['Please speak of yourself, not of others.'],
    until: null,
  },
};
