import { subtractDeliveryCounts, describeExceededLimit, findExceededLimit } from './delivery-limits.ts';

describe('delivery limits of a campaign', () => {
  it.each([
    ['bounces', { sent: 100, bounced: 5, complained: 0 }],
    ['complaints', { sent: 200, bounced: 0, complained: 3 }],
    ['complaints', { sent: 10_000, bounced: 900, complained: 11 }],
    [undefined, { sent: 100, bounced: 4, complained: 0 }],
    [undefined, { sent: 99, bounced: 99, complained: 99 }],
    [undefined, { sent: 200, bounced: 0, complained: 1 }],
    [undefined, { sent: 10_000, bounced: 400, complained: 10 }],
  ])('return %s for %j', (limit, counts) => {
    expect(findExceededLimit(counts)).toBe(limit);
  });

  it('count only the emails and reports since a pause', () => {
    const before = { sent: 100, bounced: 5, complained: 0 };
    expect(findExceededLimit(subtractDeliveryCounts({ sent: 300, bounced: 6, complained: 0 }, before))).toBeUndefined();
    expect(findExceededLimit(subtractDeliveryCounts({ sent: 300, bounced: 14, complained: 0 }, before))).toBe(
      'bounces',
    );
    expect(subtractDeliveryCounts(before, null)).toEqual(before);
  });

  it('are described in one sentence when one is exceeded', () => {
    const counts = { sent: 1200, bounced: 54, complained: 3 };
    expect(describeExceededLimit('bounces', counts)).toBe('54 of 1,200 emails bounced (4.5%). The limit is 4%.');
    expect(describeExceededLimit('complaints', counts)).toBe(
      '3 of 1,200 emails were marked as spam (0.25%). The limit is 0.1%.',
    );
  });
});
