import { DateTime } from 'luxon';
import { Clock } from '#kernel/clock.ts';
import { ReflectionReader, type ReflectionView } from '#modules/content/index.ts';
import { World } from '#test/world.ts';
import { QueueEmails } from '../emails/queue-emails.ts';
import { QueueDailyReflections } from './queue-daily-reflections.ts';
import { computeLocalDay, computeNextReflectionAt } from './reflection-times.ts';

const year = 2027;
const peoplePerZone = 10;
const day = (month: number) => new Date(Date.UTC(year, month - 1, 1, 12));

/** One time zone for each combination of UTC offsets in January, April, July and October. */
function listZones(): string[] {
  const offsetsOf = (zone: string) =>
    [1, 4, 7, 10].map((month) => DateTime.fromJSDate(day(month), { zone }).offset).join(' ');
  const byOffsets = Map.groupBy(Intl.supportedValuesOf('timeZone'), offsetsOf);
  return [...byOffsets.values()].flatMap(([zone]) => zone ?? []);
}

interface QueuedReflection {
  readonly day: string;
  readonly at: Date;
}

describe('the daily reflections of a year', () => {
  let world: World;
  beforeAll(async () => (world = await World.start({ schedules: false })));
  afterAll(() => world.close());

  it('are one email per person and day at 7:00 in each time zone, also when the clocks change', async () => {
    const zones = listZones();
    const zoneById = new Map<string, string>();
    const queued = new Map<string, QueuedReflection[]>();
    let now = new Date(Date.UTC(year, 0, 1));
    jest.spyOn(world.app.get(Clock), 'now').mockImplementation(() => now);
    jest
      .spyOn(world.app.get(ReflectionReader, { strict: false }), 'readForDay')
      .mockResolvedValue({} as ReflectionView);
    jest.spyOn(world.app.get(QueueEmails, { strict: false }), 'queueMany').mockImplementation((_, emails, facts) => {
      for (const { subscriberId } of emails)
        queued.set(subscriberId!, [...(queued.get(subscriberId!) ?? []), { ...(facts as { day: string }), at: now }]);
      return Promise.resolve();
    });
    for (const timeZone of zones) {
      const choice = { reflections: 'daily', timeZone, reflectionsPausedUntil: null } as const;
      const lastReflectionDay = `${year - 1}-12-31`;
      const begun = DateTime.fromISO(`${lastReflectionDay}T12:00`, { zone: timeZone }).toJSDate();
      const rows = await world.sql<{ id: string }>(
        `insert into email_subscriber
             (id, email, source, subscribed_at, confirmed_at, reflections, time_zone, last_reflection_day, reflection_at)
           select gen_random_uuid(), n || '@' || lower($1) || '.example', 'footer', now(), now(), 'daily', $1, $2, $3
           from generate_series(1, $4::int) n returning id`,
        [timeZone, lastReflectionDay, computeNextReflectionAt({ ...choice, lastReflectionDay }, begun), peoplePerZone],
      );
      for (const { id } of rows) zoneById.set(id, timeZone);
    }

    const findNext = async () => {
      const [row] = await world.sql<{ at: Date }>('select min(reflection_at) as at from email_subscriber');
      return row!.at;
    };
    const queuing = world.app.get(QueueDailyReflections, { strict: false });
    const end = new Date(Date.UTC(year + 1, 0, 2));
    let turn = 0;
    for (let next = await findNext(); next < end; next = await findNext()) {
      // The schedule runs once a minute, and not exactly at 7:00.
      now = new Date(next.getTime() + (turn++ % 60) * 1000);
      await queuing.queueDue();
    }

    expect(zones.length).toBeGreaterThanOrEqual(38);
    expect(queued.size).toBe(zones.length * peoplePerZone);
    for (const [id, reflections] of queued) {
      const zone = zoneById.get(id)!;
      const ofYear = reflections.filter((one) => one.day.startsWith(`${year}-`));
      expect([zone, ofYear.length, new Set(ofYear.map((one) => one.day)).size]).toEqual([zone, 365, 365]);
      const isWrong = (one: QueuedReflection) =>
        computeLocalDay(one.at, zone) !== one.day ||
        DateTime.fromJSDate(one.at, { zone }).toFormat('HH:mm') !== '07:00';
      expect([zone, reflections.filter(isWrong)]).toEqual([zone, []]);
    }
  });
});
