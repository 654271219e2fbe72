import { formatDateTime } from '#kernel/format-date.ts';
import { Settings } from '#platform/config/settings.ts';
import { EventRemovedNotice } from '#modules/live-events/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';

export const circleRemovedMail = defineMail({
  name: 'circle-removed',
  queue: 'mailing',
  on: EventRemovedNotice,
  isToMany: true,
  notificationKind: () => 'circle-changed',
  key: ({ eventId, startsAt }) => [eventId, startsAt].join(':'),
  template: async () => (await import('email-templates/emails/circle-changed')).circleChangedEmail,
  props: ({ facts: { title, startsAt, zone, isVirtual, location }, createdAt }, services) => ({
    change: 'removed' as const,
    ...{ event: title, when: formatDateTime(new Date(startsAt), createdAt, zone), before: '' },
    ...{ place: isVirtual ? '' : (location ?? ''), page: `${services.get(Settings).siteOrigin}/events`, note: '' },
  }),
});
