import { DateTime } from 'luxon';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { changeReflections, computeLocalDay, computeNextReflectionAt } from './reflection-times.ts';

const at = (iso: string, zone = 'utc'): Date => DateTime.fromISO(iso, { zone }).toJSDate();

const createSubscriber = (fields: Partial<EmailSubscriber>): EmailSubscriber =>
  Object.assign(Object.create(EmailSubscriber.prototype) as EmailSubscriber, {
    reflections: 'daily',
    timeZone: null,
    reflectionsPausedUntil: null,
    lastReflectionDay: null,
    confirmedAt: at('2026-01-01'),
    unsubscribedAt: null,
    ...fields,
  });

function queueUntil(subscriber: EmailSubscriber, end: Date): { day: string; hour: number }[] {
  const queued = [];
  for (let next = subscriber.reflectionAt; next && next < end; next = subscriber.reflectionAt) {
    const zone = subscriber.timeZone ?? 'America/New_York';
    const day = computeLocalDay(next, zone);
    queued.push({ day, hour: DateTime.fromJSDate(next, { zone }).hour });
    subscriber.lastReflectionDay = day;
    subscriber.reflectionAt = computeNextReflectionAt(subscriber, next);
  }
  return queued;
}

const zonesOfYear = [
  ...Intl.supportedValuesOf('timeZone').filter((_, index) => index % 10 === 0),
  ...['Africa/Casablanca', 'America/New_York', 'America/St_Johns', 'Australia/Lord_Howe', 'Europe/Berlin'],
];

describe('time of the next reflection', () => {
  it.each(zonesOfYear)('is 7:00 on each day of a year with both clock changes in %s', (zone) => {
    const subscriber = createSubscriber({ timeZone: zone, lastReflectionDay: '2026-12-31' });
    subscriber.reflectionAt = computeNextReflectionAt(subscriber, at('2026-12-31T12:00', zone));
    const queued = queueUntil(subscriber, at('2028-01-01', zone));
    expect(new Set(queued.map(({ day }) => day)).size).toBe(365);
    expect(queued).toHaveLength(365);
    expect(new Set(queued.map(({ hour }) => hour))).toEqual(new Set([7]));
  });

  it('is now when the worker was stopped at 7:00', () => {
    const now = at('2027-03-05T09:30', 'America/New_York');
    expect(computeNextReflectionAt(createSubscriber({ lastReflectionDay: '2027-03-02' }), now)).toEqual(now);
  });

  it('is the next Sunday for the frequency weekly', () => {
    const choice = createSubscriber({ reflections: 'weekly', timeZone: 'Asia/Tokyo', lastReflectionDay: '2027-03-07' });
    const now = at('2027-03-08T12:00', 'Asia/Tokyo');
    expect(computeNextReflectionAt(choice, now)).toEqual(at('2027-03-14T07:00', 'Asia/Tokyo'));
  });

  it('is null for the frequency none', () => {
    expect(computeNextReflectionAt(createSubscriber({ reflections: 'none' }), at('2027-03-08'))).toBeNull();
  });
});

describe('a change of the reflections', () => {
  const zones = ['Pacific/Auckland', 'Europe/Berlin', 'America/New_York', 'Pacific/Honolulu'];
  const moves = zones.flatMap((from) => zones.filter((to) => to !== from).map((to) => [from, to] as const));

  it.each(moves)('sends one reflection for each day that is not over in the new zone, from %s to %s', (from, to) => {
    for (let hour = 0; hour < 24; hour += 1) {
      const subscriber = createSubscriber({ timeZone: from, lastReflectionDay: '2027-04-30' });
      subscriber.reflectionAt = computeNextReflectionAt(subscriber, at('2027-04-30T12:00', from));
      const now = DateTime.fromISO('2027-05-10', { zone: from }).set({ hour }).toJSDate();
      const before = queueUntil(subscriber, now);
      changeReflections(subscriber, { reflections: 'daily', timeZone: to, isPaused: false }, now);
      const days = [...before, ...queueUntil(subscriber, at('2027-05-21', to))].map(({ day }) => day);
      const isOver = (day: string) => !before.some((one) => one.day === day) && day < computeLocalDay(now, to);
      const may = Array.from({ length: 20 }, (_, index) => `2027-05-${String(index + 1).padStart(2, '0')}`);
      expect(days).toEqual(may.filter((day) => !isOver(day)));
    }
  });

  it('sends nothing at once when reflections are turned on again after a year', () => {
    const subscriber = createSubscriber({ reflections: 'none', lastReflectionDay: '2026-03-01' });
    const now = at('2027-03-01T09:00', 'America/New_York');
    changeReflections(subscriber, { reflections: 'daily', timeZone: 'America/New_York', isPaused: false }, now);
    expect(subscriber.reflectionAt).toEqual(at('2027-03-02T07:00', 'America/New_York'));
  });

  it('pauses for a month, and saving the pause again does not make it longer', () => {
    const subscriber = createSubscriber({ timeZone: 'Europe/Berlin', lastReflectionDay: '2027-03-01' });
    const paused = { reflections: 'daily', timeZone: 'Europe/Berlin', isPaused: true } as const;
    changeReflections(subscriber, paused, at('2027-03-01T12:00', 'Europe/Berlin'));
    changeReflections(subscriber, paused, at('2027-03-20T12:00', 'Europe/Berlin'));
    expect(subscriber.reflectionAt).toEqual(at('2027-04-01T07:00', 'Europe/Berlin'));
    changeReflections(subscriber, { ...paused, isPaused: false }, at('2027-03-21T12:00', 'Europe/Berlin'));
    expect(subscriber.reflectionAt).toEqual(at('2027-03-22T07:00', 'Europe/Berlin'));
  });
});
