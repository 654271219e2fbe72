import { JwtService } from '@nestjs/jwt';
import type { Settings } from '#platform/config/settings.ts';
import { rotateKeySet } from '../../domain/key-set.ts';
import type { UserView } from '../views/user.view.ts';
import { AccessTokens } from './access-tokens.ts';
import { SigningKeys } from './signing-keys.ts';

const start = new Date('2026-11-21T00:00:00Z').getTime();
const hourSeconds = 3_600;
const bytesOfAllTokens = 8 * 2 ** 20;

describe('AccessTokens', () => {
  let jwt: JwtService;
  let tokens: AccessTokens;
  let verify: jest.SpyInstance;

  beforeEach(() => {
    jest.useFakeTimers({ now: start });
    jwt = new JwtService();
    verify = jest.spyOn(jwt, 'verify');
    const authJwks = rotateKeySet(JSON.stringify({ keys: [] }), new Date(start - 86_400_000));
    const settings = { siteUrl: 'https://example.org', authTokenSeconds: hourSeconds, authJwks } as Settings;
    tokens = new AccessTokens(jwt, new SigningKeys(settings), settings);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const sign = (note = '') =>
    tokens.sign({ id: 'member', user_metadata: { note } } as unknown as UserView, {
      ...{ id: 'session', aal: 'aal1', amr: [] },
    }).token;

  it('verifies a token once, and not again until it expires', () => {
    const token = sign();
    expect(tokens.verifyClaims(token)).toMatchObject({ sub: 'member', session_id: 'session' });
    jest.setSystemTime(start + (hourSeconds - 1) * 1_000);
    expect(tokens.verifyClaims(token)).toMatchObject({ sub: 'member' });
    expect(verify).toHaveBeenCalledTimes(1);
    jest.setSystemTime(start + hourSeconds * 1_000);
    expect(tokens.verifyClaims(token)).toBeUndefined();
  });

  it('does not remember a token with a wrong signature', () => {
    const token = sign();
    const forged = `${token.slice(0, -6)}AAAAAA`;
    expect([tokens.verifyClaims(forged), tokens.verifyClaims(forged)]).toEqual([undefined, undefined]);
    expect(tokens.findVerified(forged)).toBeUndefined();
  });

  it('forgets the oldest tokens when they need more memory than the limit', () => {
    const first = sign();
    const claims = tokens.verifyClaims(first);
    if (!claims) throw new Error('A new token is valid');
    const filler = 'x'.repeat(bytesOfAllTokens / 4);
    for (const name of ['a', 'b', 'c', 'd']) tokens.rememberVerified(name + filler.slice(1), claims);
    expect(tokens.findVerified(first)).toBeUndefined();
    expect(tokens.findVerified(`d${filler.slice(1)}`)).toBe(claims);
  });
});
