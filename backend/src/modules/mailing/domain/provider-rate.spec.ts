import { parseRateLimitHeaders } from './provider-rate.ts';

const headersFor = (limit: string, remaining: string, reset: string) => ({
  'ratelimit-limit': limit,
  'ratelimit-remaining': remaining,
  'ratelimit-reset': reset,
});

describe('the rate limit of the provider', () => {
  it('spreads the remaining requests over the rest of the window', () => {
    const rest = parseRateLimitHeaders(headersFor('100', '2', '50'));
    expect(rest).toEqual({ gapSeconds: 25, resetSeconds: 50, remaining: 2 });
    expect(parseRateLimitHeaders(headersFor('2;w=1', '1', '1'))).toEqual({
      gapSeconds: 1,
      resetSeconds: 1,
      remaining: 1,
    });
  });

  it('limits the gap to a minute and the time to the end of the window to five minutes', () => {
    expect(parseRateLimitHeaders(headersFor('10', '0', '4'))).toEqual({ gapSeconds: 4, resetSeconds: 4, remaining: 0 });
    const long = parseRateLimitHeaders(headersFor('1', '0', '86400'));
    expect(long).toEqual({ gapSeconds: 60, resetSeconds: 300, remaining: 0 });
  });

  it('is unknown without headers and with headers that are not numbers', () => {
    expect(parseRateLimitHeaders(null)).toBeUndefined();
    expect(parseRateLimitHeaders({ 'ratelimit-limit': '5' })).toBeUndefined();
    expect(parseRateLimitHeaders(headersFor('0', '0', '1'))).toBeUndefined();
    expect(parseRateLimitHeaders(headersFor('many', '1', '1'))).toBeUndefined();
    expect(parseRateLimitHeaders(headersFor('5', '1', '-1'))).toBeUndefined();
  });
});
