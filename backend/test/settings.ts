import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
export const webhookSecret = 'whsec_for_tests_only';
export const mailWebhookSecrets = ['current', 'earlier'].map(
  (name) => `whsec_${Buffer.from(`${name}-secret-for-tests`).toString('base64')}`,
) as [string, string];
export const journalKey = `test:${'t'.repeat(43)}`;

export interface TestServerUrls {
  readonly databaseUrl: string;
  readonly redisUrl?: string;
  readonly siteUrl?: string;
  readonly stripeUrl?: string;
  readonly mailboxUrl?: string;
  readonly smtpUrl?: string;
}

export function testSettings({
  databaseUrl,
  redisUrl,
  siteUrl,
  stripeUrl,
  mailboxUrl,
  smtpUrl,
}: TestServerUrls): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    FILES_DIR: join(tmpdir(), `oneness-files-${process.pid}`),
    FILES_S3_URL: '',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: '',
    REDIS_URL: redisUrl ?? '',
    SITE_URL: siteUrl ?? 'http://localhost:3000',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripeUrl ?? '',
    RESEND_API_KEY: 're_local',
    RESEND_BASE_URL: mailboxUrl ?? '',
    MAIL_SMTP_URL: smtpUrl ?? '',
    RESEND_WEBHOOK_SECRET: mailWebhookSecrets.join(','),
    MAIL_PER_MINUTE: '6000',
    // A scheduled alert check could send emails that the tests do not expect.
    ALERT_CHECK_SECONDS: '86400',
    AUTH_JWKS: JSON.stringify({
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test-key', alg: 'ES256', use: 'sig' }],
    }),
    JOURNAL_KEYS: journalKey,
    AUTH_MAIL_SECONDS: '0',
    LIMIT_SIGNUP: '0',
    LIMIT_SIGN_IN: '0',
    LIMIT_SIGN_IN_BURST: '0',
    LIMIT_SIGN_IN_ACCOUNT: '0',
    LIMIT_REFRESH: '0',
    LIMIT_OTP: '0',
    LIMIT_RECOVER: '0',
    LIMIT_RESEND: '0',
    LIMIT_REAUTHENTICATE: '0',
    LIMIT_VERIFY: '0',
    LIMIT_UPDATE_USER: '0',
    LIMIT_SSO: '0',
    LIMIT_FACTORS: '0',
    LIMIT_FACTORS_BURST: '0',
    LIMIT_FACTOR_CODES: '0',
    LIMIT_EXPORT: '0',
    LIMIT_SUBSCRIBE_EMAIL: '0',
    LIMIT_FORMS: '0',
    LIMIT_WITHDRAWALS: '0',
    LIMIT_FORUM: '0',
    LIMIT_FORUM_POSTS: '0',
    LIMIT_FORUM_POSTS_DAY: '0',
    LIMIT_REPLY_REFUSALS: '0',
    LIMIT_CONFIRM_SUBSCRIPTION: '0',
    LIMIT_START_EMAIL_CAMPAIGN: '0',
    LIMIT_CREATE_CHECKOUT: '0',
    LIMIT_CUSTOMER_PORTAL: '0',
    LIMIT_LIVE: '0',
    LIMIT_MEMBERSHIP: '0',
    LIMIT_PRACTICE: '0',
    LIMIT_CIRCLES: '0',
    LIMIT_JOURNAL: '0',
    LIMIT_MEDIA_LINKS: '0',
    LIMIT_CALENDAR: '0',
    LIMIT_STRIPE_WEBHOOK: '0',
    LIMIT_RESEND_WEBHOOK: '0',
    LIMIT_REPORTS: '0',
    MEDIA_HOSTS: 'library.example,kept.example',
  };
}
