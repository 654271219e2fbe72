import { findNextMorning, skipQuietHours } from './quiet-hours.ts';

const at = (iso: string) => new Date(iso);

describe('quiet hours', () => {
  it.each([
    ['at 8:00', '2026-12-01T08:00-05:00', '2026-12-01T08:00-05:00'],
    ['at 20:59', '2026-12-01T20:59-05:00', '2026-12-01T20:59-05:00'],
    ['at 21:00', '2026-12-01T21:00-05:00', '2026-12-02T08:00-05:00'],
    ['at 7:59', '2026-12-01T07:59-05:00', '2026-12-01T08:00-05:00'],
    ['in the night of a clock change', '2026-03-07T23:00-05:00', '2026-03-08T08:00-04:00'],
  ])('move an email only when it is due in the night: %s', (_, due, sent) => {
    expect(skipQuietHours(at(due), 'America/New_York')).toEqual(at(sent));
  });

  it('end at 8:00 of the next day when an email is held back', () => {
    expect(findNextMorning(at('2026-12-01T09:00+13:00'), 'Pacific/Auckland')).toEqual(at('2026-12-02T08:00+13:00'));
  });
});
