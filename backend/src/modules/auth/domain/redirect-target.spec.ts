import { globOf, isFit } from './redirect-target.ts';

describe('an admitted address', () => {
  it('may leave out a part of a name or path with *, and any number of parts with **', () => {
    expect(globOf('https://*.oneness.example/ok').test('https://app.oneness.example/ok')).toBe(true);
    expect(globOf('https://*.oneness.example/ok').test('https://a.b.oneness.example/ok')).toBe(false);
    expect(globOf('https://app.example/**').test('https://app.example/a/b.html?c=d')).toBe(true);
    expect(globOf('https://app.example/?').test('https://app.example/ab')).toBe(false);
  });

  it('means every other character as it stands', () => {
    expect(globOf('https://app.example/(a|b)').test('https://appXexample/a')).toBe(false);
    expect(globOf('https://app.example/').test('https://app.example/more')).toBe(false);
  });

  it('is no bare number but that of this machine, holds no password, and is http', () => {
    const fit = (url: string) => isFit(new URL(url));
    expect(['http://127.0.0.1:3000/', 'http://[::1]/', 'https://app.example/'].map(fit)).toEqual([true, true, true]);
    expect(
      ['http://10.0.0.1/', 'http://[fe80::1]/', 'https://a:b@app.example/', 'javascript:alert(1)'].map(fit),
    ).toEqual([false, false, false, false]);
  });
});
