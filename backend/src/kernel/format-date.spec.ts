import { formatDay, formatDateTime } from './format-date.ts';

const evening = new Date('2026-11-26T00:00:00Z');

describe('time in words', () => {
  it("uses the institute's time zone and names its town", () => {
    expect(formatDateTime(evening, evening)).toBe('Wednesday 25 November, 7:00 PM in New York');
    expect(formatDateTime(evening, evening, 'America/Denver')).toBe('Wednesday 25 November, 5:00 PM in Denver');
  });

  it('includes the year only if it is not the current year in that zone', () => {
    const lastMinute = new Date('2027-01-01T04:59:00Z');
    expect(formatDay(lastMinute, evening)).toBe('Thursday 31 December');
    expect(formatDay(lastMinute, evening, 'Europe/Paris')).toBe('Friday 1 January 2027');
    expect(formatDay(evening, new Date('2027-01-01T05:00:00Z'))).toBe('Wednesday 25 November 2026');
  });
});
