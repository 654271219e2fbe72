import { formatDateTime } from '#kernel/format-date.ts';
import { Settings } from '#platform/config/settings.ts';
import type { EventDateChangedNotice, EventDateDetails } from '#modules/live-events/index.ts';
import type { EmailContext, MailServices } from './define-mail.ts';

export const formatEventTime = (
  moment: Date | string,
  { zone }: EventDateDetails,
  { createdAt }: Pick<EmailContext, 'createdAt'>,
): string => formatDateTime(new Date(moment), createdAt, zone);

export const buildEventDateProps = (
  date: EventDateDetails,
  email: Pick<EmailContext, 'createdAt'>,
  services: MailServices,
) => ({
  event: date.title,
  when: formatEventTime(date.startsAt, date, email),
  place: date.isVirtual ? '' : (date.location ?? ''),
  page: `${services.get(Settings).siteOrigin}/events/${encodeURIComponent(date.slug)}`,
  note: date.note ?? '',
});

export function buildChangeProps(
  date: EventDateDetails,
  { change, before, note }: Pick<EventDateChangedNotice['payload'], 'change' | 'before' | 'note'>,
  email: Pick<EmailContext, 'createdAt'>,
  services: MailServices,
) {
  const props = buildEventDateProps({ ...date, note: date.note ?? note }, email, services);
  return { ...props, change, before: before ? formatEventTime(before, date, email) : '' };
}
