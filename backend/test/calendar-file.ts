import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';

const yearMs = 366 * 86_400_000;

export interface CalendarFile {
  readonly calendar: ICAL.Component;
  readonly entries: readonly ICAL.Event[];
  datesOf(id: string, mostDates: number): string[];
}

/** One library reads the time zone rules in the file, and the other library reads only the zone names. */
export function readCalendar(text: string): CalendarFile {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry as never));
  const others = Object.values(nodeIcal.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT');
  const datesOf = (id: string, mostDates: number): string[] => {
    const dates = byFileZones(
      entries.filter(({ uid }) => uid.startsWith(id)),
      mostDates,
    );
    const same = byZoneNames(
      others.filter(({ uid }) => uid.startsWith(id)),
      mostDates,
    );
    if (dates.join() !== same.join()) throw new Error(`Two parsers differ: ${dates.join()} and ${same.join()}`);
    return dates;
  };
  return { calendar, entries, datesOf };
}

const formatInOrder = (dates: readonly Date[], mostDates: number): string[] =>
  dates
    .map((at) => at.toISOString())
    .sort()
    .slice(0, mostDates);

function byFileZones(entries: readonly ICAL.Event[], mostDates: number): string[] {
  const main = entries.find((entry) => entry.isRecurring());
  entries.filter((entry) => entry !== main && entry.uid === main?.uid).forEach((entry) => main?.relateException(entry));
  const found = entries.filter((entry) => entry.uid !== main?.uid).map((entry) => entry.startDate.toJSDate());
  const dates = main?.iterator();
  const most = found.length + mostDates;
  for (let at = dates?.next(); at && found.length < most; at = dates?.next())
    found.push(main?.getOccurrenceDetails(at).startDate.toJSDate() ?? new Date(Number.NaN));
  return formatInOrder(found, mostDates);
}

function byZoneNames(entries: readonly VEvent[], mostDates: number): string[] {
  const found = entries.flatMap((entry) => {
    if (!entry.rrule) return [entry.start];
    const [from, to] = [new Date(entry.start.getTime() - yearMs), new Date(entry.start.getTime() + 3 * yearMs)];
    return nodeIcal.expandRecurringEvent(entry, { from, to }).map(({ start }) => start);
  });
  return formatInOrder(found, mostDates);
}
