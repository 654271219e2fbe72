import { RemindersBecameDue } from '#modules/live-events/index.ts';
import { defineMail } from '../../use-cases/emails/define-mail.ts';
import { buildEventDateProps } from '../../use-cases/emails/event-date-props.ts';
import { readEventDate } from './shared.ts';

const reminderTimeTexts = { day: 'in a day', hour: 'in an hour' };

export const circleReminderMail = defineMail({
  name: 'circle-reminder',
  queue: 'mailing',
  on: RemindersBecameDue,
  isToMany: true,
  notificationKind: () => 'circle-reminder',
  key: ({ eventId, knownAs, startsAt, kind }) => [eventId, knownAs, startsAt, kind].join(':'),
  template: async () => (await import('email-templates/emails/circle-reminder')).circleReminderEmail,
  props: async (email, services) => {
    const { startsAt, kind } = email.facts;
    const date = await readEventDate(email, services);
    if (!date || date.isCancelled || date.startsAt.getTime() !== Date.parse(startsAt)) return undefined;
    return { ...buildEventDateProps(date, email, services), begins: reminderTimeTexts[kind] };
  },
});
