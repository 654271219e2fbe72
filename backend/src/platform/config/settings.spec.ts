import { BadSettings, readSettings } from './settings.ts';

const good = {
  DATABASE_URL: 'postgres://localhost/oneness',
  STRIPE_SECRET_KEY: 'sk_test_something',
  STRIPE_WEBHOOK_SECRET: 'whsec_first,whsec_second',
  RESEND_API_KEY: 're_something',
  AUTH_JWKS: '{"keys":[{"kty":"EC","crv":"P-256","d":"d","x":"x","y":"y","kid":"first"}]}',
};

describe('the settings', () => {
  it('have defaults for all but what names another service', () => {
    const settings = readSettings(good);
    expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', billingGraceDays: 14, demoData: false });
    expect(settings.stripeWebhookSecret).toEqual(['whsec_first', 'whsec_second']);
  });

  it('tell every fault at once', () => {
    const read = () =>
      readSettings({
        ...good,
        PORT: 'many',
        DATABASE_URL: 'mysql://x',
        STRIPE_SECRET_KEY: '',
        AUTH_JWKS: '{"keys":[]}',
        BILLING_GRACE_DAYS: '-1',
      });
    expect(read).toThrow(BadSettings);
    for (const variable of ['PORT', 'DATABASE_URL', 'STRIPE_SECRET_KEY: is missing', 'AUTH_JWKS', 'BILLING_GRACE_DAYS'])
      expect(read).toThrow(variable);
  });

  it('widen the limits on the embedded default, but not one that was set', () => {
    const settings = readSettings({ ...good, DEMO_DATA: 'true', LIMIT_SIGNUP: '7' });
    expect(settings.limitSignup).toBe(7);
    expect(settings.limitSubscribeEmail).toBe(100);
    expect(readSettings(good).limitSubscribeEmail).toBe(5);
  });

  it('lift the short window of a limit with the long one, unless it is set', () => {
    const lifted = { LIMIT_SIGN_IN: '0', LIMIT_FACTORS: '0' };
    expect(readSettings({ ...good, ...lifted })).toMatchObject({ limitSignInBurst: 0, limitFactorsBurst: 0 });
    expect(readSettings({ ...good, ...lifted, LIMIT_FACTORS_BURST: '9' }).limitFactorsBurst).toBe(9);
    expect(readSettings(good)).toMatchObject({ limitFactors: 75, limitFactorsBurst: 30 });
  });

  it('refuse in production what is meant for one machine', () => {
    const read = () =>
      readSettings({
        ...good,
        NODE_ENV: 'production',
        DEMO_DATA: 'true',
        LIMIT_SIGNUP: '0',
        STAFF_MFA: 'optional',
        STRIPE_SECRET_KEY: 'sk_test_local',
      });
    for (const fault of ['DEMO_DATA', 'LIMIT_SIGNUP', 'STAFF_MFA', 'STRIPE_SECRET_KEY']) expect(read).toThrow(fault);
  });

  it('ask staff for a second factor in production, and elsewhere only when told to', () => {
    expect(readSettings(good).staffNeedFactor).toBe(false);
    expect(readSettings({ ...good, STAFF_MFA: 'required' }).staffNeedFactor).toBe(true);
    expect(readSettings({ ...good, NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_live_1234' }).staffNeedFactor).toBe(
      true,
    );
  });

  it('never repeat a value, which may be a secret', () => {
    expect(() => readSettings({ ...good, DATABASE_URL: 'mysql://user:hunter2@host' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') as string }) as Error,
    );
  });
});
