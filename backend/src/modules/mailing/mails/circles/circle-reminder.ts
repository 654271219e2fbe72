import { RemindersDue } from '#modules/live-events/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { readDate, dateProps } from './shared.ts';

const begins = { day: 'in a day', hour: 'in an hour' };

/** Sent to attendees a day and an hour before a circle; skipped when its date was moved or cancelled. */
export const circleReminder = defineMail({
  name: 'circle-reminder',
  queue: 'mailing',
  on: RemindersDue,
  isToMany: true,
  notificationKind: () => 'circle-reminder',
  key: ({ eventId, knownAs, startsAt, kind }) => [eventId, knownAs, startsAt, kind].join(':'),
  template: async () => (await import('email-templates/emails/circle-reminder')).circleReminder,
  props: async (email, services) => {
    const { startsAt, kind } = email.facts;
    const date = await readDate(email, services);
    if (!date || date.isCancelled || date.startsAt.getTime() !== Date.parse(startsAt)) return undefined;
    return { ...dateProps(date, email, services), begins: begins[kind] };
  },
});
