import Fastify from 'fastify';
import { readSettings } from '../config/settings.ts';
import { contentSecurityPolicy, sendHeaders } from './headers.ts';

const settings = {
  SITE_URL: 'https://oneness.example',
  DATABASE_URL: 'postgres://localhost/oneness',
  STRIPE_SECRET_KEY: 'sk_live_something',
  STRIPE_WEBHOOK_SECRET: 'whsec_something',
  RESEND_API_KEY: 're_something',
  JOURNAL_KEYS: `first:${'k'.repeat(43)}`,
  AUTH_JWKS: '{"keys":[{"kty":"EC","crv":"P-256","d":"d","x":"x","y":"y","kid":"first"}]}',
};

describe('the headers of every answer', () => {
  const headersOf = async (nodeEnv: string, path: string) => {
    const fastify = Fastify();
    await sendHeaders(fastify, readSettings({ ...settings, NODE_ENV: nodeEnv }));
    fastify.get('/page', () => 'here');
    fastify.get('/broken', () => {
      throw new Error('broken');
    });
    return (await fastify.inject(path)).headers;
  };

  it.each(['/page', '/broken', '/nowhere'])('hold browsers to https for a year in production: %s', async (path) => {
    const headers = await headersOf('production', path);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    });
  });

  it('do not on a machine of one’s own, which has no certificate', async () => {
    expect(await headersOf('development', '/page')).not.toHaveProperty('strict-transport-security');
  });
});

describe('the policy of a page', () => {
  const policyOf = (frames?: string[], of = 'frame-src', more = {}) =>
    contentSecurityPolicy(readSettings({ ...settings, ...more }), frames ? { frames } : {})
      .split('; ')
      .find((directive) => directive.startsWith(of));

  it('admits no frame from elsewhere', () => {
    expect(policyOf()).toBe("frame-src 'self'");
    expect(policyOf([], 'media-src')).toBe("media-src 'self'");
  });

  it('admits films and sounds of the hosts that are named for them, and of no other', () => {
    const more = { MEDIA_HOSTS: 'films.example,sounds.example:8443' };
    const hosts = "'self' https://films.example https://sounds.example:8443";
    expect(policyOf([], 'frame-src', more)).toBe(`frame-src ${hosts}`);
    expect(policyOf([], 'media-src', more)).toBe(`media-src ${hosts}`);
  });

  it.each(['https://films.example', 'films.example/a', '*', "x.example; script-src 'unsafe-inline'"])(
    'is not made with %s, which is no host',
    (host) => {
      expect(() => policyOf([], 'frame-src', { MEDIA_HOSTS: host })).toThrow(/MEDIA_HOSTS/);
    },
  );

  it('admits the frames of the host an outside video comes from', () => {
    expect(policyOf(['https://www.youtube-nocookie.com'])).toBe("frame-src 'self' https://www.youtube-nocookie.com");
  });
});
