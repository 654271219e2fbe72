import { toCanonicalTimeZone, timeZonePattern } from './time-zone.ts';

describe('canonicalZone', () => {
  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['europe/berlin', 'Europe/Berlin'],
    // Amsterdam has had the same time as Brussels since 1970, but must stay a separate zone.
    ['Europe/Amsterdam', 'Europe/Amsterdam'],
    ['US/Eastern', 'America/New_York'],
    ['Etc/UTC', 'UTC'],
    ['GMT', 'UTC'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
  ])('maps %s to %s', (name, canonical) => expect(toCanonicalTimeZone(name)).toBe(canonical));

  it.each([
    '+05:30',
    '-08',
    'Foo/Bar',
    'Etc/Unknown',
    'etc/unknown',
    'Factory',
    'GMT+5',
    '',
    'UTC ',
    'Asia/Calcutta\n',
  ])('rejects "%s"', (name) => expect(toCanonicalTimeZone(name)).toBeUndefined());

  it('returns a name of the accepted form for each name that the runtime lists', () => {
    for (const name of Intl.supportedValuesOf('timeZone')) {
      const canonical = toCanonicalTimeZone(name) ?? '';
      expect({ name, canonical, isOfForm: timeZonePattern.test(name) }).toEqual({ name, canonical, isOfForm: true });
      expect(toCanonicalTimeZone(canonical)).toBe(canonical);
    }
  });
});
