import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { NotificationSource } from '../../use-cases/emails/notification-source.ts';

export const notificationDigestMail = defineMail({
  name: 'notification-digest',
  queue: 'mailing',
  consent: 'unproven',
  notificationKind: ({ kind }: { kind: string; digestId: string }) => kind,
  template: async () => (await import('email-templates/emails/notification-digest')).notificationDigestEmail,
  props: async ({ facts }, services) => {
    const items = await services.get(NotificationSource).known.findDigest(facts.digestId);
    return items.length === 0 ? undefined : { items };
  },
});
