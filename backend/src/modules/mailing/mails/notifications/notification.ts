import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { NotificationSource } from '../../use-cases/emails/notification-source.ts';
import { ReplyEmails } from '../../use-cases/replies/reply-emails.ts';

export const notificationMail = defineMail({
  name: 'notification',
  queue: 'mailing',
  consent: 'unproven',
  notificationKind: ({ kind }: { kind: string; notificationId: string }) => kind,
  template: async () => (await import('email-templates/emails/notification')).notificationEmail,
  props: async ({ id, userId, facts, createdAt }, services) => {
    const found = await services.get(NotificationSource).known.findOne(facts.notificationId);
    if (!found) return undefined;
    const { topicId, ...notification } = found;
    const target = topicId && userId ? { userId, topicId } : undefined;
    return { ...notification, replyEmail: target && services.get(ReplyEmails).buildReplyEmail(id, target, createdAt) };
  },
  replyTo: ({ replyEmail }) => replyEmail,
});
