import { classifyBatchResponse, classifyProviderResponse } from './provider-response.ts';

const isAfter = (status: number | null, reason?: string) => classifyProviderResponse({ status, reason }).status;

describe('response of the email provider', () => {
  it('is accepted when it has an id', () => {
    expect(classifyProviderResponse({ id: 're_1' })).toEqual({ status: 'accepted', id: 're_1' });
  });

  it.each([400, 404, 413, 422])('is a permanent refusal at status %i', (status) => {
    expect(isAfter(status, 'validation_error')).toBe('refused');
  });

  it.each([null, 408, 425, 429, 500, 502, 503, 504, 520])('is a retry at status %s', (status) => {
    expect(isAfter(status, 'application_error')).toBe('retry');
  });

  it.each([
    [401, true],
    [403, true],
    [429, true],
    [408, undefined],
    [500, undefined],
    [null, undefined],
  ])('at status %s certainly sent nothing: %s', (status, isUnsent) => {
    const result = classifyProviderResponse({ status });
    expect(result.status === 'retry' && result.isUnsent).toBe(isUnsent);
  });

  it.each([401, 403])('keeps the email queued and names status %i, because our settings are wrong', (status) => {
    expect(classifyProviderResponse({ status, reason: 'validation_error' })).toMatchObject({
      status: 'retry',
      reason: `http-${status}`,
    });
  });

  it('is a retry while another attempt of the same email runs', () => {
    expect(isAfter(409, 'concurrent_idempotent_requests')).toBe('retry');
  });

  it('is unknown when other content was sent with the same key', () => {
    expect(isAfter(409, 'invalid_idempotent_request')).toBe('unknown');
  });

  it('limits the pause that the provider asks for', () => {
    const rest = (retryAfter?: string) =>
      classifyProviderResponse({ status: 429, reason: 'rate_limit_exceeded', retryAfter });
    expect(rest('7')).toMatchObject({ afterSeconds: 7 });
    expect(rest('86400')).toMatchObject({ afterSeconds: 300 });
    expect([rest(), rest('-1'), rest('soon')].map((result) => 'afterSeconds' in result && result.afterSeconds)).toEqual(
      [0, 0, 0],
    );
  });
});

describe('response of the email provider to a batch', () => {
  const ids = ['one', 'two'];

  it('gives each email the id at its position', () => {
    expect(classifyBatchResponse({ ids, providerIds: ['re_1', 're_2'] })).toEqual({
      status: 'done',
      results: [
        { id: 'one', result: { status: 'accepted', id: 're_1' } },
        { id: 'two', result: { status: 'accepted', id: 're_2' } },
      ],
    });
  });

  it('is a rejection when one email is invalid, and a retry after an outage', () => {
    expect(classifyBatchResponse({ ids, status: 422, reason: 'validation_error' })).toEqual({
      status: 'rejected',
      reason: 'validation_error',
    });
    expect(classifyBatchResponse({ ids, status: 429, reason: 'rate_limit_exceeded', retryAfter: '2' })).toEqual({
      status: 'retry',
      reason: 'rate_limit_exceeded',
      afterSeconds: 2,
      isUnsent: true,
    });
  });

  it('is unknown when ids are missing or the key was used with other content', () => {
    expect(classifyBatchResponse({ ids, providerIds: ['re_1'] })).toMatchObject({ status: 'unknown' });
    expect(classifyBatchResponse({ ids, status: 409, reason: 'invalid_idempotent_request' })).toMatchObject({
      status: 'unknown',
    });
  });
});
