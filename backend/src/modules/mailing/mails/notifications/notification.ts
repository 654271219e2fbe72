import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { NotificationSource } from '../../use-cases/emails/notification-source.ts';

export const notificationMail = defineMail({
  name: 'notification',
  queue: 'mailing',
  consent: 'unproven',
  notificationKind: ({ kind }: { kind: string; notificationId: string }) => kind,
  template: async () => (await import('email-templates/emails/notification')).notificationEmail,
  props: ({ facts }, services) => services.get(NotificationSource).known.findOne(facts.notificationId),
});
