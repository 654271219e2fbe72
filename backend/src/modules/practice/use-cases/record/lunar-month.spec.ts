import { findCurrentLunarMonth } from './lunar-month.ts';

const hour = (moment: Date) => moment.toISOString().slice(0, 13);

describe('lunar month', () => {
  it.each(['2026-11-09T07:10:00Z', '2026-11-22T12:00:00Z', '2026-12-09T00:40:00Z'])('contains %s', (moment) => {
    const { from, to } = findCurrentLunarMonth(new Date(moment));
    expect([hour(from), hour(to)]).toEqual(['2026-11-09T07', '2026-12-09T00']);
  });

  it('has its full moon between the new moons', () => {
    expect(hour(findCurrentLunarMonth(new Date('2026-11-22T12:00:00Z')).full)).toBe('2026-11-24T14');
  });

  it('changes when another moment is requested', () => {
    const { from, to } = findCurrentLunarMonth(new Date('2026-11-22T12:00:00Z'));
    expect(findCurrentLunarMonth(new Date(from.getTime() - 1)).to).toEqual(from);
    expect(hour(findCurrentLunarMonth(new Date(to.getTime() + 60_000)).from)).toBe(hour(to));
  });
});
