import { judge } from './provider-answer.ts';

const isAfter = (status: number | null, reason?: string) => judge({ status, reason }).is;

describe("the mail service's answer", () => {
  it('means taken when it names the letter', () => {
    expect(judge({ id: 're_1' })).toEqual({ is: 'taken', id: 're_1' });
  });

  it.each([400, 404, 413, 422])('means that the letter is refused for good at status %i', (status) => {
    expect(isAfter(status, 'validation_error')).toBe('refused');
  });

  it.each([null, 408, 425, 429, 500, 502, 503, 504, 520])('means to try again at status %s', (status) => {
    expect(isAfter(status, 'application_error')).toBe('again');
  });

  it.each([401, 403])('keeps the letter at status %i, where our key is at fault', (status) => {
    expect(isAfter(status, 'invalid_api_key')).toBe('again');
  });

  it('means to try again while another attempt of the same letter is at work', () => {
    expect(isAfter(409, 'concurrent_idempotent_requests')).toBe('again');
  });

  it('leaves it unknown when other words once went out under the same key', () => {
    expect(isAfter(409, 'invalid_idempotent_request')).toBe('unknown');
  });

  it('says how long to rest, within reason', () => {
    const rest = (retryAfter?: string) => judge({ status: 429, reason: 'rate_limit_exceeded', retryAfter });
    expect(rest('7')).toMatchObject({ afterSeconds: 7 });
    expect(rest('86400')).toMatchObject({ afterSeconds: 300 });
    expect(
      [rest(), rest('-1'), rest('soon')].map((verdict) => 'afterSeconds' in verdict && verdict.afterSeconds),
    ).toEqual([0, 0, 0]);
  });
});
