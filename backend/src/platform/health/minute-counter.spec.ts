import { MinuteCounter } from './minute-counter.ts';

describe('a counter of the last minute', () => {
  it('counts by name and forgets what is a minute old', () => {
    let now = 500;
    const counter = new MinuteCounter(() => now);
    counter.add('mailing');
    counter.add('mailing');
    now = 30_000;
    counter.add('mailing');
    counter.add('files');
    now = 59_999;
    expect(counter.read()).toEqual({ mailing: 3, files: 1 });
    now = 60_000;
    expect(counter.read()).toEqual({ mailing: 1, files: 1 });
    now = 90_000;
    expect(counter.read()).toEqual({});
  });
});
