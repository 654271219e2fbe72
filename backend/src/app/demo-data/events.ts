import { DateTime } from 'luxon';
import { institute } from '#kernel/institute.ts';
import type { NewContent } from '#modules/content/index.ts';

const onlineEventZone = institute.timeZone;
const instituteEventZone = 'America/Denver';
type DemoEvent = NewContent<'events'>;
type EventValues = Omit<DemoEvent, 'slug' | 'startsAt' | 'endsAt' | 'zone'>;

function localTime(now: Date, weekday: number, hour: number, weeks: number, inZone: string): DateTime {
  return DateTime.fromJSDate(now, { zone: inZone })
    .startOf('week')
    .plus({ weeks, days: weekday - 1 })
    .set({ hour });
}

function firstSaturday(now: Date): DateTime {
  const month = DateTime.fromJSDate(now, { zone: onlineEventZone }).startOf('month').plus({ months: 1 });
  return month.plus({ days: (13 - month.weekday) % 7 }).set({ hour: 11 });
}

const toSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');

function buildDemoEvent(start: DateTime, minutes: number, values: EventValues): DemoEvent {
  const name = toSlug(String(values.title));
  const slug = values.recurrence ? name : `${name}-${start.toFormat('yyyy-LL-dd')}`;
  return {
    ...values,
    slug,
    zone: start.zoneName ?? onlineEventZone,
    startsAt: start.toJSDate(),
    endsAt: start.plus({ minutes }).toJSDate(),
  };
}

const circle = { category: 'circle', visibilityTier: 'seeker' } as const;
const workshop = {
  category: 'workshop',
  visibilityTier: 'seeker',
  zoomLink: 'https://meet.oneness.example/workshop',
} as const;
const gathering = {
  category: 'retreat',
  visibilityTier: 'seeker',
  isVirtual: false,
  location: institute.place,
} as const;

export function buildDemoEvents(now: Date): DemoEvent[] {
  const on = (weekday: number, hour: number, weeks: number) => localTime(now, weekday, hour, weeks, onlineEventZone);
  const there = (weekday: number, hour: number, weeks: number) =>
    localTime(now, weekday, hour, weeks, instituteEventZone);
  return [
    buildDemoEvent(on(3, 19, -4), 75, {
      ...circle,
      title: 'Weekly Unity Circle',
      recurrence: 'FREQ=WEEKLY;BYDAY=WE',
      description:
        'We sit for twenty minutes, then everyone who likes says one thing. Newcomers are welcome to only listen.',
      zoomLink: 'https://meet.oneness.example/unity-circle',
    }),
    buildDemoEvent(on(6, 9, -4), 90, {
      ...circle,
      title: 'Deep Practice Circle',
      visibilityTier: 'creator',
      recurrence: 'FREQ=WEEKLY;BYDAY=SA',
      description: 'A long silent sit and a slow conversation, for people who practise most days.',
      zoomLink: 'https://meet.oneness.example/deep-practice',
    }),
    buildDemoEvent(there(6, 10, -13), 1_800, {
      ...gathering,
      title: 'Autumn Gathering',
      description: 'Two days under the first yellow leaves: sits, walks, bread, and a fire in the evening.',
    }),
    buildDemoEvent(on(2, 18, -11), 120, {
      ...workshop,
      title: 'Workshop: Beginning Again',
      description: 'What to do on the day after you stopped. Short sits, and honest talk about losing the thread.',
    }),
    buildDemoEvent(on(7, 17, -8), 90, {
      ...circle,
      title: 'Open Circle: Letting the Year Turn',
      visibilityTier: 'free',
      description: 'An evening open to everybody: one candle each, one thing let go of, one thing kept.',
      zoomLink: 'https://meet.oneness.example/open-circle',
    }),
    buildDemoEvent(on(4, 18, -6), 120, {
      ...workshop,
      title: 'Workshop: The Body Knows First',
      description: 'Two hours of slow movement and stillness, for people who live mostly above the neck.',
    }),
    buildDemoEvent(on(2, 18, -2), 120, {
      ...workshop,
      title: 'Workshop: Listening Without Answering',
      description: 'Two hours in pairs and threes on the rarest kindness.',
    }),
    buildDemoEvent(on(4, 18, 2), 120, {
      ...workshop,
      title: 'Workshop: A Practice You Can Keep',
      capacity: 24,
      description: 'Find your chair and your hour, with help, and leave with a plan that fits in a pocket.',
    }),
    buildDemoEvent(there(5, 15, 6), 2_700, {
      ...gathering,
      title: 'Winter Gathering',
      description: 'Two days in one room: sits, walks, shared meals, and an evening of music.',
    }),
    buildDemoEvent(on(2, 18, 7), 120, {
      ...workshop,
      title: 'Venture Workshop',
      visibilityTier: 'visionary',
      description: 'Unity Ventures at one table: bring what you are building, and leave with the next step.',
      zoomLink: 'https://meet.oneness.example/venture-workshop',
    }),
    buildDemoEvent(firstSaturday(now), 180, {
      ...workshop,
      title: 'Quarterly Mastermind',
      visibilityTier: 'visionary',
      recurrence: 'FREQ=MONTHLY;INTERVAL=3;BYDAY=1SA',
      description: 'Once a season: one question from each of us, and the whole circle to think about it.',
      zoomLink: 'https://meet.oneness.example/mastermind',
    }),
  ];
}
