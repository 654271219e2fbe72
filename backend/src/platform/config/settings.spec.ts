import { InvalidSettings, readSettings } from './settings.ts';

const good = {
  DATABASE_URL: 'postgres://localhost/oneness',
  STRIPE_SECRET_KEY: 'sk_test_something',
  STRIPE_WEBHOOK_SECRET: 'whsec_first,whsec_second',
  RESEND_API_KEY: 're_something',
  JOURNAL_KEYS: `first:${'k'.repeat(43)}`,
  AUTH_JWKS: '{"keys":[{"kty":"EC","crv":"P-256","d":"d","x":"x","y":"y","kid":"first"}]}',
};

describe('settings', () => {
  it('have defaults for all variables except those of other services', () => {
    const settings = readSettings(good);
    expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', billingGraceDays: 14, demoData: false });
    expect(settings.stripeWebhookSecret).toEqual(['whsec_first', 'whsec_second']);
  });

  it('report all errors at once', () => {
    const read = () =>
      readSettings({
        ...good,
        PORT: 'many',
        DATABASE_URL: 'mysql://x',
        STRIPE_SECRET_KEY: '',
        AUTH_JWKS: '{"keys":[]}',
        JOURNAL_KEYS: '',
        BILLING_GRACE_DAYS: '-1',
      });
    expect(read).toThrow(InvalidSettings);
    const missing = ['STRIPE_SECRET_KEY: is missing', 'JOURNAL_KEYS: is missing'];
    for (const variable of ['PORT', 'DATABASE_URL', 'AUTH_JWKS', 'BILLING_GRACE_DAYS', ...missing])
      expect(read).toThrow(variable);
  });

  it.each([
    ['0', 'must be at least 1'],
    ['-1', 'must be at least 1'],
    ['1.5', 'must be a whole number'],
  ])('reject a rate limit of %s emails a minute, because no email would be sent', (rate, message) => {
    expect(() => readSettings({ ...good, MAIL_PER_MINUTE: rate })).toThrow(`MAIL_PER_MINUTE: it ${message}`);
  });

  it.each(['short:secret', 'k'.repeat(43), `a:${'k'.repeat(43)},a:${'l'.repeat(43)}`])(
    'reject %s as journal keys',
    (keys) => {
      expect(() => readSettings({ ...good, JOURNAL_KEYS: keys })).toThrow('JOURNAL_KEYS: must be keys such as');
    },
  );

  it('require both keys of a bucket, and none in its URL', () => {
    const bucket = { ...good, FILES_S3_URL: 'https://store.example/films' };
    expect(() => readSettings(bucket)).toThrow(/FILES_S3_KEY: is missing\n.*FILES_S3_SECRET: is missing/);
    const keys = { FILES_S3_KEY: 'key', FILES_S3_SECRET: 'secret' };
    expect(readSettings({ ...bucket, ...keys })).toMatchObject({ filesS3Region: 'us-east-1', filesS3Key: 'key' });
    for (const url of ['https://key:secret@store.example/films', 'https://store.example', 'https://store.example/a/b'])
      expect(() => readSettings({ ...good, ...keys, FILES_S3_URL: url })).toThrow(
        'FILES_S3_URL: it must be https://host',
      );
  });

  it('reject a renamed setting instead of ignoring it', () => {
    const former = { ...good, AUTH_CONFIRM_FIRST: 'true' };
    expect(() => readSettings(former)).toThrow('AUTH_CONFIRM_FIRST: is no longer read; set AUTH_CONFIRM=first');
    expect(readSettings({ ...former, AUTH_CONFIRM: 'first' }).authConfirm).toBe('first');
    expect(readSettings({ ...good, AUTH_CONFIRM_FIRST: 'false' }).authConfirm).toBe('later');
  });

  it('raise the limits with demo data, except limits that are set', () => {
    const settings = readSettings({ ...good, DEMO_DATA: 'true', LIMIT_SIGNUP: '7' });
    expect(settings.limitSignup).toBe(7);
    expect(settings.limitSubscribeEmail).toBe(100);
    expect(readSettings(good).limitSubscribeEmail).toBe(5);
  });

  it.each([
    ['false', 0],
    ['true', 1],
    ['2', 2],
    ['10.0.0.0/8, 2001:db8::/32,192.0.2.7', ['10.0.0.0/8', '2001:db8::/32', '192.0.2.7']],
  ])('accept the number or the networks of trusted proxies: %s', (given, meant) => {
    expect(readSettings({ ...good, TRUST_PROXY: given }).trustProxy).toEqual(meant);
  });

  it.each(['yes', '-1', '1000', 'proxy.example', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.0/8/8', '10.0.0.0/8,'])(
    'reject %s as proxies',
    (given) => {
      expect(() => readSettings({ ...good, TRUST_PROXY: given })).toThrow('TRUST_PROXY: must be true, false, a number');
    },
  );

  it('lift the burst limit together with its long limit, unless it is set', () => {
    const lifted = { LIMIT_SIGN_IN: '0', LIMIT_FACTORS: '0' };
    expect(readSettings({ ...good, ...lifted })).toMatchObject({ limitSignInBurst: 0, limitFactorsBurst: 0 });
    expect(readSettings({ ...good, ...lifted, LIMIT_FACTORS_BURST: '9' }).limitFactorsBurst).toBe(9);
    expect(readSettings(good)).toMatchObject({ limitFactors: 75, limitFactorsBurst: 30 });
  });

  it('reject local settings in production', () => {
    const read = () =>
      readSettings({
        ...good,
        NODE_ENV: 'production',
        DEMO_DATA: 'true',
        LIMIT_SIGNUP: '0',
        STAFF_MFA: 'optional',
        STRIPE_SECRET_KEY: 'sk_test_local',
      });
    for (const fault of ['DEMO_DATA', 'LIMIT_SIGNUP', 'STAFF_MFA', 'STRIPE_SECRET_KEY', 'SITE_URL: is missing'])
      expect(read).toThrow(fault);
  });

  it('accept a rehearsal in production only with the local payments and mailbox', () => {
    const rehearsal = { ...good, NODE_ENV: 'production', REHEARSAL: 'true', SITE_URL: 'http://localhost:3000' };
    const local = { STRIPE_SECRET_KEY: 'sk_test_local', RESEND_API_KEY: 're_local' };
    const urls = { STRIPE_API_URL: 'http://127.0.0.1:3001', RESEND_BASE_URL: 'http://127.0.0.1:3002' };
    expect(readSettings({ ...rehearsal, ...local, ...urls })).toMatchObject({ rehearsal: true, staffNeedFactor: true });
    for (const incomplete of [local, urls, {}])
      expect(() => readSettings({ ...rehearsal, STRIPE_SECRET_KEY: 'sk_live_real', ...incomplete })).toThrow(
        /REHEARSAL: payments must go to the local service\n.*REHEARSAL: emails must go to the mailbox/,
      );
    expect(() => readSettings({ ...rehearsal, ...local, ...urls, REHEARSAL: 'false' })).toThrow('STRIPE_SECRET_KEY');
  });

  it.each(['http://oneness.example', 'http://localhost:3000'])('reject %s as the site URL in production', (siteUrl) => {
    expect(() => readSettings({ ...good, NODE_ENV: 'production', SITE_URL: siteUrl })).toThrow(
      'SITE_URL: must be an https address in production',
    );
  });

  it('require a password length of at least 8 in production', () => {
    const production = { ...good, NODE_ENV: 'production', SITE_URL: 'https://oneness.example' };
    expect(() => readSettings({ ...production, AUTH_PASSWORD_MIN: '6' })).toThrow('AUTH_PASSWORD_MIN: 8 or more');
    expect(readSettings({ ...production, AUTH_PASSWORD_MIN: '8' }).authPasswordMin).toBe(8);
    expect(readSettings({ ...good, AUTH_PASSWORD_MIN: '6' }).authPasswordMin).toBe(6);
  });

  it.each(['**', '*', 'https://**', 'https://*', 'https://*.com/**', 'http*://**', 'https://shop.example**', '//**'])(
    'reject %s as a redirect URL in production',
    (pattern) => {
      const production = { ...good, NODE_ENV: 'production', SITE_URL: 'https://oneness.example' };
      expect(() => readSettings({ ...production, URI_ALLOW_LIST: pattern })).toThrow('URI_ALLOW_LIST:');
      expect(readSettings({ ...good, URI_ALLOW_LIST: pattern }).uriAllowList).toEqual([pattern]);
    },
  );

  it.each(['https://shop.example/**', 'https://*.shop.example/*', 'http://localhost:3000/**', 'https://shop.example'])(
    'accept %s as a redirect URL in production',
    (pattern) => {
      const production = { ...good, NODE_ENV: 'production', SITE_URL: 'https://oneness.example' };
      expect(readSettings({ ...production, URI_ALLOW_LIST: pattern }).uriAllowList).toEqual([pattern]);
    },
  );

  it('require two-step sign-in for staff in production, and elsewhere only when configured', () => {
    expect(readSettings(good).staffNeedFactor).toBe(false);
    expect(readSettings({ ...good, STAFF_MFA: 'required' }).staffNeedFactor).toBe(true);
    expect(readSettings({ ...good, NODE_ENV: 'production', SITE_URL: 'https://oneness.example' }).staffNeedFactor).toBe(
      true,
    );
  });

  it('report errors without the values, which may be secrets', () => {
    expect(() => readSettings({ ...good, DATABASE_URL: 'mysql://user:hunter2@host' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') as string }) as Error,
    );
  });
});
