import { momentInWords } from '#kernel/time-in-words.ts';
import { Settings } from '#platform/config/settings.ts';
import { RemovalToTell } from '#modules/live-events/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';

export const circleRemoved = defineMail({
  name: 'circle-removed',
  queue: 'mailing',
  on: RemovalToTell,
  isToMany: true,
  tellsOf: () => 'circle-changed',
  key: ({ eventId, startsAt }) => [eventId, startsAt].join(':'),
  template: async () => (await import('email-templates/emails/circle-changed')).circleChanged,
  props: ({ facts: { title, startsAt, zone, isVirtual, location }, createdAt }, services) => ({
    change: 'removed' as const,
    ...{ event: title, when: momentInWords(new Date(startsAt), createdAt, zone), before: '' },
    ...{ place: isVirtual ? '' : (location ?? ''), page: `${services.get(Settings).siteOrigin}/events`, note: '' },
  }),
});
