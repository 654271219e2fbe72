import type { Event } from './api/content.ts';

/** The next date of each coming event, however often it is held, in their order. */
export function nextOfEach(upcoming: readonly Event[]): Event[] {
  const byDate = upcoming.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  const isRepeated = ({ recurrence, category }: Event) => recurrence !== null || category === 'circle';
  const dates = Map.groupBy(byDate, (event) => (isRepeated(event) ? event.title : event.id));
  return [...dates.values()].flatMap(([next]) => next ?? []);
}
