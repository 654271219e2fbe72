import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { NotificationSource } from '../../use-cases/emails/notification-source.ts';

/** Tells once a day of what can wait. Queued by `MakeDigests`. */
export const notificationDigest = defineMail({
  name: 'notification-digest',
  queue: 'mailing',
  consent: 'unproven',
  isNotification: true,
  template: async () => (await import('email-templates/emails/notification-digest')).notificationDigest,
  props: async ({ facts }, services) => {
    const { digestId } = facts as { digestId: string };
    const items = await services.get(NotificationSource).known.digest(digestId);
    return items.length === 0 ? undefined : { items };
  },
});
