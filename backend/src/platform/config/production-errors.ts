import { toEnvironmentVariableName } from './env-file.ts';
import { canMatchForeignHosts } from './setting-rules.ts';
import type { Settings } from './settings.ts';

const localApiKeys = { stripe: 'sk_test_local', resend: 're_local' } as const;

export function findProductionErrors(settings: Settings, given: Record<string, unknown>): string[] {
  if (!settings.production) return [];
  const lifted = Object.keys(given).filter((property) => property.startsWith('limit') && Number(given[property]) === 0);
  return [
    ...lifted.map((property) => `${toEnvironmentVariableName(property)}: a limit may not be lifted in production`),
    ...settings.uriAllowList
      .filter(canMatchForeignHosts)
      .map((pattern) => `URI_ALLOW_LIST: ${pattern} admits other hosts; name the host in production`),
    ...(settings.staffMfa === 'optional' ? ['STAFF_MFA: staff need a second factor in production'] : []),
    ...(settings.authMailSeconds === 0 ? ['AUTH_MAIL_SECONDS: must be above 0 in production'] : []),
    ...(settings.siteUrl.startsWith('https://') || settings.rehearsal
      ? []
      : [`SITE_URL: ${'siteUrl' in given ? 'must be an https address' : 'is missing'} in production`]),
    ...(settings.authPasswordMin < 8
      ? ['AUTH_PASSWORD_MIN: 8 or more in production; the list of known passwords holds no shorter ones']
      : []),
    ...(settings.demoData ? ['DEMO_DATA: demo accounts may not exist in production'] : []),
    ...findLocalServiceErrors(settings),
  ];
}

/** A rehearsal must use the local services, and production must not use their API keys. */
function findLocalServiceErrors(settings: Settings): string[] {
  const { rehearsal, stripeApiUrl, resendBaseUrl, mailSmtpUrl } = settings;
  const hasLocalKeys = {
    stripe: settings.stripeSecretKey === localApiKeys.stripe,
    resend: settings.resendApiKey === localApiKeys.resend,
  };
  if (rehearsal)
    return [
      ...(hasLocalKeys.stripe && stripeApiUrl ? [] : ['REHEARSAL: payments must go to the local service']),
      ...(hasLocalKeys.resend && resendBaseUrl && !mailSmtpUrl ? [] : ['REHEARSAL: emails must go to the mailbox']),
    ];
  return [
    ...(hasLocalKeys.stripe ? ['STRIPE_SECRET_KEY: the local default may not be used in production'] : []),
    ...(hasLocalKeys.resend ? ['RESEND_API_KEY: the local default may not be used in production'] : []),
  ];
}
