import Fastify from 'fastify';
import { readSettings } from '../config/settings.ts';
import { buildContentSecurityPolicy, registerSecurityHeaders } from './headers.ts';

const settings = {
  SITE_URL: 'https://oneness.example',
  DATABASE_URL: 'postgres://localhost/oneness',
  STRIPE_SECRET_KEY: 'sk_live_something',
  STRIPE_WEBHOOK_SECRET: 'whsec_something',
  RESEND_API_KEY: 're_something',
  JOURNAL_KEYS: `first:${'k'.repeat(43)}`,
  AUTH_JWKS: '{"keys":[{"kty":"EC","crv":"P-256","d":"d","x":"x","y":"y","kid":"first"}]}',
};

describe('response headers', () => {
  const headersOf = async (nodeEnv: string, path: string, more: Record<string, string> = {}) => {
    const fastify = Fastify();
    await registerSecurityHeaders(fastify, readSettings({ ...settings, NODE_ENV: nodeEnv, ...more }));
    fastify.get('/page', () => 'here');
    fastify.get('/broken', () => {
      throw new Error('broken');
    });
    return (await fastify.inject(path)).headers;
  };

  it('leave out subdomains when HSTS_SUBDOMAINS is false', async () => {
    const headers = await headersOf('production', '/page', { HSTS_SUBDOMAINS: 'false' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it.each(['/page', '/broken', '/nowhere'])('enforce https for a year in production: %s', async (path) => {
    const headers = await headersOf('production', path);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'content-security-policy': expect.stringContaining(
        "frame-ancestors 'none'; report-uri /api/reports; report-to reports",
      ) as string,
      'reporting-endpoints': 'reports="/api/reports"',
    });
  });

  it('do not enforce https outside production, where no certificate exists', async () => {
    expect(await headersOf('development', '/page')).not.toHaveProperty('strict-transport-security');
  });
});

describe('content security policy of a page', () => {
  const policyOf = (frames?: string[], of = 'frame-src', more = {}) =>
    buildContentSecurityPolicy(readSettings({ ...settings, ...more }), frames ? { frames } : {})
      .split('; ')
      .find((directive) => directive.startsWith(of));

  it('allows no frames of other hosts by default', () => {
    expect(policyOf()).toBe("frame-src 'self'");
    expect(policyOf([], 'media-src')).toBe("media-src 'self'");
  });

  it('allows media only from the configured hosts', () => {
    const more = { MEDIA_HOSTS: 'films.example,sounds.example:8443' };
    const hosts = "'self' https://films.example https://sounds.example:8443";
    expect(policyOf([], 'frame-src', more)).toBe(`frame-src ${hosts}`);
    expect(policyOf([], 'media-src', more)).toBe(`media-src ${hosts}`);
  });

  it.each(['https://films.example', 'films.example/a', '*', "x.example; script-src 'unsafe-inline'"])(
    'rejects %s as a media host',
    (host) => {
      expect(() => policyOf([], 'frame-src', { MEDIA_HOSTS: host })).toThrow(/MEDIA_HOSTS/);
    },
  );

  it('allows frames of the configured video host', () => {
    expect(policyOf(['https://www.youtube-nocookie.com'])).toBe("frame-src 'self' https://www.youtube-nocookie.com");
  });
});
