import { parseByteRange } from './byte-range.ts';

describe('Range header of a file of 1,000 bytes', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, 999],
    ['bytes=200-299', 200, 299],
    ['bytes=990-2000', 990, 999],
    ['bytes=999-', 999, 999],
    ['bytes=-1', 999, 999],
    ['bytes=-1000', 0, 999],
    ['bytes=-5000', 0, 999],
    ['BYTES=5-6', 5, 6],
  ])('selects bytes for %s', (header, first, last) => {
    expect(parseByteRange(header, 1_000)).toEqual({ first, last });
  });

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-5', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b', 'bytes= 0-1'])(
    'selects the whole file for %s',
    (header) => {
      expect(parseByteRange(header, 1_000)).toBe('whole');
    },
  );

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0', 'bytes=99999999999999999999-'])(
    'is outside the file for %s',
    (header) => {
      expect(parseByteRange(header, 1_000)).toBe('outside');
    },
  );

  it('is always outside an empty file', () => {
    for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(parseByteRange(header, 0)).toBe('outside');
  });

  it('never exceeds the file', () => {
    const lastBytes = ['', ...Array.from({ length: 14 }, (_, at) => String(at))];
    const headers = Array.from({ length: 14 }, (_, from) => lastBytes.map((to) => ({ from, to }))).flat();
    for (let size = 1; size < 12; size += 1)
      for (const { from, to } of headers) {
        const range = parseByteRange(`bytes=${from}-${to}`, size);
        if (typeof range === 'string') continue;
        expect(range.first).toBe(from);
        expect(range.last).toBe(to === '' ? size - 1 : Math.min(Number(to), size - 1));
      }
  });
});
