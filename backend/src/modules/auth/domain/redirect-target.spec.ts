import { globToRegExp, isAllowedRedirectUrl } from './redirect-target.ts';

describe('redirect URL pattern', () => {
  it('matches a part of a name or path with * and any number of parts with **', () => {
    expect(globToRegExp('https://*.oneness.example/ok').test('https://app.oneness.example/ok')).toBe(true);
    expect(globToRegExp('https://*.oneness.example/ok').test('https://a.b.oneness.example/ok')).toBe(false);
    expect(globToRegExp('https://app.example/**').test('https://app.example/a/b.html?c=d')).toBe(true);
    expect(globToRegExp('https://app.example/?').test('https://app.example/ab')).toBe(false);
  });

  it('matches every other character literally', () => {
    expect(globToRegExp('https://app.example/(a|b)').test('https://appXexample/a')).toBe(false);
    expect(globToRegExp('https://app.example/').test('https://app.example/more')).toBe(false);
  });

  it('rejects IPs other than loopback, credentials, and schemes other than http(s)', () => {
    const fit = (url: string) => isAllowedRedirectUrl(new URL(url));
    expect(['http://127.0.0.1:3000/', 'http://[::1]/', 'https://app.example/'].map(fit)).toEqual([true, true, true]);
    expect(
      ['http://10.0.0.1/', 'http://[fe80::1]/', 'https://a:b@app.example/', 'javascript:alert(1)'].map(fit),
    ).toEqual([false, false, false, false]);
  });
});
