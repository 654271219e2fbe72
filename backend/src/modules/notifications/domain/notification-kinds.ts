/** `product` shows notifications on the site, `mail` sends an email for each one, and `digest` sends one email a day. */
export const notificationChannels = ['product', 'mail', 'digest'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const notificationKinds = [
  'reflection',
  'lesson-opened',
  'circle-reminder',
  'circle-changed',
  'replay',
  'reply',
  'mention',
  'followed',
  'thanks',
  'inquiry',
  'moderation',
  'billing',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

interface KindRules {
  readonly label: string;
  readonly hint?: string;
  readonly headline?: string;
  readonly group: 'Practice' | 'Circles' | 'Forum' | 'Your account';
  readonly usual: readonly NotificationChannel[];
  /** True when other modules send the emails of this kind. These emails ignore quiet hours. */
  readonly mailsByItself?: boolean;
  readonly alwaysMails?: boolean;
}

export const notificationKindRules: Readonly<Record<NotificationKind, KindRules>> = {
  reflection: {
    label: 'Daily reflection',
    hint: 'Each day, at the hour you choose',
    group: 'Practice',
    usual: [],
  },
  'lesson-opened': {
    label: 'New lessons',
    hint: 'In programs you have begun',
    group: 'Practice',
    usual: ['product', 'digest'],
  },
  'circle-reminder': {
    label: 'Circle reminders',
    hint: 'A day and an hour before',
    group: 'Circles',
    usual: ['product', 'mail'],
    mailsByItself: true,
  },
  'circle-changed': {
    label: 'Moved or cancelled dates',
    hint: 'Of circles you said yes to',
    group: 'Circles',
    usual: ['product', 'mail'],
    mailsByItself: true,
  },
  replay: {
    label: 'New replays',
    hint: 'Of circles you came to or said yes to',
    group: 'Circles',
    usual: ['product', 'digest'],
  },
  reply: {
    label: 'Replies',
    headline: 'New reply to your topic',
    group: 'Forum',
    usual: ['product', 'mail'],
  },
  mention: {
    label: 'Mentions',
    headline: 'You were mentioned in the forum',
    group: 'Forum',
    usual: ['product', 'mail'],
  },
  followed: {
    label: 'New replies in topics you follow',
    headline: 'New reply in a topic you follow',
    group: 'Forum',
    usual: ['product', 'digest'],
  },
  thanks: {
    label: 'Thank-yous',
    headline: 'A member thanked you',
    group: 'Forum',
    usual: ['product'],
  },
  moderation: {
    label: 'Moderation decisions',
    group: 'Forum',
    usual: ['product', 'mail'],
    mailsByItself: true,
  },
  inquiry: {
    label: 'Replies to your messages',
    hint: 'The reply itself always comes by email.',
    group: 'Your account',
    usual: ['product'],
    mailsByItself: true,
    alwaysMails: true,
  },
  billing: {
    label: 'Payments, sign-ins, your data',
    hint: 'These always come by email.',
    group: 'Your account',
    usual: [],
    mailsByItself: true,
    alwaysMails: true,
  },
};

export type ChannelChoice = Readonly<Partial<Record<NotificationKind, readonly NotificationChannel[]>>>;

export const resolveChannels = (kind: NotificationKind, choice: ChannelChoice): readonly NotificationChannel[] =>
  choice[kind] ?? notificationKindRules[kind].usual;
