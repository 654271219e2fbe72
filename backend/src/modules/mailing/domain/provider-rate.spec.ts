import { readProviderRate } from './provider-rate.ts';

const headersFor = (limit: string, remaining: string, reset: string) => ({
  'ratelimit-limit': limit,
  'ratelimit-remaining': remaining,
  'ratelimit-reset': reset,
});

describe('the rate limit of the provider', () => {
  it('spreads the requests over the window while some are left', () => {
    expect(readProviderRate(headersFor('5', '4', '1'))).toEqual({ gapSeconds: 0.2, pauseSeconds: 0 });
    expect(readProviderRate(headersFor('2;w=1', '1', '1'))).toEqual({ gapSeconds: 0.5, pauseSeconds: 0 });
  });

  it('pauses until the window ends when no request is left, at most five minutes', () => {
    expect(readProviderRate(headersFor('10', '0', '4'))).toEqual({ gapSeconds: 0.4, pauseSeconds: 4 });
    expect(readProviderRate(headersFor('1', '0', '86400'))).toEqual({ gapSeconds: 60, pauseSeconds: 300 });
  });

  it('is unknown without headers and with headers that are not numbers', () => {
    expect(readProviderRate(null)).toBeUndefined();
    expect(readProviderRate({ 'ratelimit-limit': '5' })).toBeUndefined();
    expect(readProviderRate(headersFor('0', '0', '1'))).toBeUndefined();
    expect(readProviderRate(headersFor('many', '1', '1'))).toBeUndefined();
    expect(readProviderRate(headersFor('5', '1', '-1'))).toBeUndefined();
  });
});
