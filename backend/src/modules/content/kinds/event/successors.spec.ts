import { DateTime } from 'luxon';
import { listDatesBetween, type EventTimes } from './dates.ts';
import { matchDateSuccessors } from './successors.ts';

const zone = 'America/New_York';
const at = (local: string) => DateTime.fromISO(local, { zone }).toJSDate();
const now = at('2027-03-02T12:00');

const held = (start: string, recurrence: string | null): EventTimes => {
  const startsAt = at(start);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  return { id: 'an event', startsAt, endsAt, zone, recurrence, changes: [] };
};
const inWords = (date: Date | undefined) =>
  date ? DateTime.fromJSDate(date, { zone }).toFormat('ccc d LLL HH:mm') : 'none';
const foundFor = (former: EventTimes, event: EventTimes, count: number) =>
  matchDateSuccessors(former, event, now)
    .slice(0, count)
    .map(({ was, is }) => `${inWords(was.startsAt)}: ${inWords(is?.startsAt)}`);

it.each<[string, EventTimes, EventTimes, string[]]>([
  [
    'a date maps to the date of the same week when the weekday changes, also for the last date',
    held('2027-03-03T19:00', 'FREQ=WEEKLY;COUNT=2'),
    held('2027-03-07T19:00', 'FREQ=WEEKLY;COUNT=2'),
    ['Wed 3 Mar 19:00: Sun 7 Mar 19:00', 'Wed 10 Mar 19:00: Sun 14 Mar 19:00'],
  ],
  [
    'a date maps to the next day when the series moves from Sunday to Monday',
    held('2027-03-07T19:00', 'FREQ=WEEKLY'),
    held('2027-03-08T20:00', 'FREQ=WEEKLY'),
    ['Sun 7 Mar 19:00: Mon 8 Mar 20:00', 'Sun 14 Mar 19:00: Mon 15 Mar 20:00'],
  ],
  [
    'every other date maps to none when the interval doubles',
    held('2027-03-03T19:00', 'FREQ=WEEKLY'),
    held('2027-03-03T20:00', 'FREQ=WEEKLY;INTERVAL=2'),
    ['Wed 3 Mar 19:00: Wed 3 Mar 20:00', 'Wed 10 Mar 19:00: none', 'Wed 17 Mar 19:00: Wed 17 Mar 20:00'],
  ],
  [
    'a date maps to the nearest date of the week when a week has fewer dates, without using a date twice',
    held('2027-03-08T19:00', 'FREQ=WEEKLY;BYDAY=MO,WE,FR'),
    held('2027-03-09T19:00', 'FREQ=WEEKLY;BYDAY=TU,FR'),
    ['Mon 8 Mar 19:00: Tue 9 Mar 19:00', 'Wed 10 Mar 19:00: none', 'Fri 12 Mar 19:00: Fri 12 Mar 19:00'],
  ],
  [
    'a date maps to a date of the same month when the rule is monthly',
    held('2027-03-04T19:00', 'FREQ=MONTHLY;BYDAY=1TH'),
    held('2027-03-26T19:00', 'FREQ=MONTHLY;BYDAY=-1FR'),
    ['Thu 4 Mar 19:00: Fri 26 Mar 19:00', 'Thu 1 Apr 19:00: Fri 30 Apr 19:00'],
  ],
  [
    'a single date maps to its new time',
    held('2027-03-04T19:00', null),
    held('2027-06-01T09:00', null),
    ['Thu 4 Mar 19:00: Tue 1 Jun 09:00'],
  ],
  [
    'a past single date maps to none when the new time is upcoming',
    held('2027-03-01T19:00', null),
    held('2027-03-03T19:00', null),
    ['Mon 1 Mar 19:00: none'],
  ],
  [
    'a past date maps to none when the new date of the week is upcoming',
    held('2027-03-01T19:00', 'FREQ=WEEKLY'),
    held('2027-03-04T19:00', 'FREQ=WEEKLY'),
    ['Mon 1 Mar 19:00: none', 'Mon 8 Mar 19:00: Thu 11 Mar 19:00'],
  ],
  [
    'no date maps to the moment of an added date',
    {
      ...held('2027-02-24T19:00', 'FREQ=WEEKLY'),
      changes: listDatesBetween(held('2027-02-25T19:00', null), at('2027-02-25'), now).map((date) => ({
        ...date,
        originalStart: null,
      })),
    },
    held('2027-02-25T19:00', 'FREQ=WEEKLY'),
    ['Wed 24 Feb 19:00: none', 'Wed 3 Mar 19:00: Thu 4 Mar 19:00'],
  ],
])('%s', (_, former, event, expected) => {
  expect(foundFor(former, event, expected.length)).toEqual(expected);
});
