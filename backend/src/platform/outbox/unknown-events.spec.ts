import { UnknownEvents } from './unknown-events.ts';

describe('an event of an unknown type', () => {
  it('is left to other workers for an hour from the time when this worker first saw it', () => {
    const hour = 3_600_000;
    const events = new UnknownEvents();
    expect(events.listExpired(['a'], 0)).toEqual([]);
    expect(events.listExpired(['a', 'b'], hour - 1)).toEqual([]);
    expect(events.listExpired(['a', 'b'], hour)).toEqual(['a']);
    expect(events.listExpired(['b'], hour)).toEqual([]);
    expect(events.listExpired(['a', 'b'], 2 * hour)).toEqual(['b']);
  });
});
