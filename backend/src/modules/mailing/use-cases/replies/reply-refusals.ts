import type { ReplyRefusal } from 'email-templates/emails/reply-not-posted';

export type { ReplyRefusal };

export const refusalByCode: Readonly<Record<string, ReplyRefusal>> = {
  'community.post-empty': 'empty',
  'community.post-too-long': 'too-long',
  'community.topic-closed': 'closed',
  'community.no-such-topic': 'no-topic',
  'community.suspended': 'suspended',
  'membership.tier': 'tier',
  'request.too-many': 'too-many',
};
