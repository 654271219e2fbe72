import type { EntityManager } from '@mikro-orm/postgresql';
import { isSameMoment } from '../../../../kernel/clock.ts';
import { datesBetween, eventTimes, timesOf, unlessUnreadable, type HeldDate, type TimesRow } from '../event/dates.ts';

/** The date of an event that began at a moment; of two, the one that was held. */
export async function heldDate(em: EntityManager, eventId: string, startsAt: Date): Promise<HeldDate | undefined> {
  const [row] = await em.execute<TimesRow[]>(`select ${eventTimes} from events e where e.id = ?`, [eventId]);
  const event = row && timesOf(row);
  const dates = (event && unlessUnreadable(event, () => datesBetween(event, startsAt, startsAt))) ?? [];
  const begun = dates.filter((date) => isSameMoment(date.startsAt, startsAt));
  return begun.find(({ isCancelled }) => !isCancelled) ?? begun[0];
}
