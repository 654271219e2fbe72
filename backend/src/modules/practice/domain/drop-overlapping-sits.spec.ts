import { dropOverlappingSits } from './drop-overlapping-sits.ts';

const sit = (name: string, startMinute: number, minutes: number) => ({
  name,
  startedAt: new Date(startMinute * 60_000),
  seconds: minutes * 60,
});
const namesOf = (...sits: ReturnType<typeof sit>[]) => dropOverlappingSits(sits).map(({ name }) => name);

describe('overlapping sits', () => {
  it('count only the longer one', () => {
    expect(namesOf(sit('short', 0, 10), sit('long', 5, 20))).toEqual(['long']);
    expect(namesOf(sit('long', 0, 20), sit('within', 5, 10))).toEqual(['long']);
  });

  it('count two sits that do not overlap when a third overlaps both', () => {
    expect(namesOf(sit('first', 0, 20), sit('between', 15, 10), sit('last', 24, 20))).toEqual(['first', 'last']);
    expect(namesOf(sit('first', 0, 20), sit('next', 20, 20))).toEqual(['first', 'next']);
  });
});
