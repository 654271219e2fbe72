import { loadEnvFile } from '#platform/config/env-file.ts';
import { SecretFileError } from '#platform/config/secret-files.ts';
import { InvalidSettings, readSettings, type Settings } from '#platform/config/settings.ts';

try {
  const settings = readSettings(loadEnvFile());
  const notes = listNotes(settings);
  process.stdout.write(
    [`The settings are valid for ${settings.nodeEnv}.`, ...notes.map((note) => `Note: ${note}`), ''].join('\n'),
  );
} catch (error) {
  if (!(error instanceof InvalidSettings || error instanceof SecretFileError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function listNotes(settings: Settings): string[] {
  const { databaseUrl, databaseReadUrl } = settings;
  const { production, rehearsal, stripeApiUrl, resendBaseUrl, mailSmtpUrl, resendWebhookSecret, trustProxy } = settings;
  return [
    ...(production ? [] : ['NODE_ENV is not production: rules for production are not checked.']),
    ...(rehearsal ? ['REHEARSAL: no payment and no email leaves this machine, and every page says so.'] : []),
    ...(production && stripeApiUrl ? [`STRIPE_API_URL: payments go to ${stripeApiUrl} and not to Stripe.`] : []),
    ...(production && resendBaseUrl ? [`RESEND_BASE_URL: emails go to ${resendBaseUrl} and not to Resend.`] : []),
    ...(databaseReadUrl === databaseUrl
      ? ['DATABASE_READ_URL: is the same as DATABASE_URL, so it relieves no server.']
      : []),
    ...(mailSmtpUrl
      ? ['MAIL_SMTP_URL: bounces are not reported, and an email with a lost response is not sent again.']
      : []),
    ...(!mailSmtpUrl && resendWebhookSecret.length === 0
      ? ['RESEND_WEBHOOK_SECRET is missing: bounced addresses stay in use.']
      : []),
    ...(production && trustProxy === 0
      ? ['TRUST_PROXY is not set: behind a proxy all visitors share the limits of one IP.']
      : []),
  ];
}
