import { DateTime } from 'luxon';
import type { NewContent } from '../../modules/content/index.ts';

const zone = 'America/New_York';
const weeksBack = 4;
const weeksAhead = 8;

type DemoEvent = NewContent<'events'>;

/** A date of the institute’s wall clock, `weeks` from the week of `now`; 7 PM stays 7 PM across daylight saving. */
function wallClock(now: Date, weekday: number, hour: number, weeks: number): DateTime {
  return DateTime.fromJSDate(now, { zone })
    .startOf('week')
    .plus({ weeks, days: weekday - 1 })
    .set({ hour });
}

function meeting(
  start: DateTime,
  minutes: number,
  values: Omit<DemoEvent, 'slug' | 'startsAt' | 'endsAt' | 'zone'>,
): DemoEvent {
  const slug = `${String(values.title)
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')}-${start.toFormat('yyyy-LL-dd')}`;
  return { ...values, slug, zone, startsAt: start.toJSDate(), endsAt: start.plus({ minutes }).toJSDate() };
}

/** The two weekly circles, a workshop a month and the next gathering, some behind `now` and most ahead of it. */
export function demoEvents(now: Date): DemoEvent[] {
  const weeks = Array.from({ length: weeksBack + weeksAhead }, (_, at) => at - weeksBack);
  const circles = weeks.flatMap((week) => [
    meeting(wallClock(now, 3, 19, week), 75, {
      title: 'Weekly Unity Circle',
      category: 'circle',
      visibilityTier: 'seeker',
      recurrence: 'FREQ=WEEKLY;BYDAY=WE',
      description:
        'We sit for twenty minutes, then everyone who likes says one thing. Newcomers are welcome to only listen.',
      zoomLink: 'https://meet.oneness.example/unity-circle',
    }),
    meeting(wallClock(now, 6, 9, week), 90, {
      title: 'Deep Practice Circle',
      category: 'circle',
      visibilityTier: 'creator',
      recurrence: 'FREQ=WEEKLY;BYDAY=SA',
      description: 'A long silent sit and a slow conversation, for people who practise most days.',
      zoomLink: 'https://meet.oneness.example/deep-practice',
    }),
  ]);
  const single = [
    meeting(wallClock(now, 2, 18, -2), 120, {
      title: 'Workshop: Listening Without Answering',
      category: 'workshop',
      visibilityTier: 'seeker',
      description: 'Two hours in pairs and threes on the rarest kindness.',
      zoomLink: 'https://meet.oneness.example/workshop',
    }),
    meeting(wallClock(now, 4, 18, 2), 120, {
      title: 'Workshop: A Practice You Can Keep',
      category: 'workshop',
      visibilityTier: 'seeker',
      description: 'Find your chair and your hour, with help, and leave with a plan that fits in a pocket.',
      zoomLink: 'https://meet.oneness.example/workshop',
    }),
    meeting(wallClock(now, 5, 17, 6), 2_700, {
      title: 'Winter Gathering',
      category: 'retreat',
      visibilityTier: 'seeker',
      isVirtual: false,
      location: 'Santa Fe, New Mexico',
      description: 'Two days in one room: sits, walks, shared meals, and an evening of music.',
    }),
  ];
  return [...circles, ...single];
}
