import { toEnvironmentVariableName, type EnvironmentVariables } from './env-file.ts';
import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, Matches, MinLength, ValidateIf, validateSync } from 'class-validator';
import { fileURLToPath } from 'node:url';
import { institute } from '#kernel/institute.ts';
import { BackupSettings, findBackupPlaceErrors } from './backup-settings.ts';
import { findProductionErrors } from './production-errors.ts';
import {
  ParseBoolean,
  IsBucketUrl,
  IsDatabaseUrl,
  IsHttpUrl,
  IsNeededFor,
  IsIntegerInRange,
  IsSigningKeySet,
  ParseList,
  IsNamedKeyList,
  IsProxyList,
} from './setting-rules.ts';

const productionDrainSeconds = 5;
const postgresUrlPattern = /^postgres(ql)?:\/\//;

/** Each property is an environment variable (`siteUrl` is SITE_URL), and 0 disables a limit. */
export class Settings extends BackupSettings {
  @IsIn(['development', 'test', 'production']) nodeEnv: 'development' | 'test' | 'production' = 'development';
  @IsIntegerInRange(0, 65535) port = 3000;
  @IsString() host = '127.0.0.1';
  /** A stopping process still serves requests in this time, by default 5 seconds in production and 0 elsewhere. */
  @IsOptional() @IsIntegerInRange(0, 300) drainSeconds?: number;
  /** Port of the health checks and metrics of a worker, where 0 opens no port. */
  @IsIntegerInRange(0, 65535) workerHealthPort = 0;
  /** Production has no /metrics without this token. */
  @IsOptional() @MinLength(16) metricsToken?: string;
  @IsOptional() @IsHttpUrl() otelExporterOtlpEndpoint?: string;
  /** This URL receives a POST when pages change, so a CDN may store prerendered pages for an hour. */
  @IsOptional() @IsHttpUrl() purgeUrl?: string;
  @IsOptional() @MinLength(8) purgeToken?: string;
  @IsIn(['silent', 'error', 'warn', 'info', 'debug']) logLevel = 'info';
  @IsHttpUrl() siteUrl = 'http://localhost:3000';
  @ParseBoolean() @IsBoolean() hstsSubdomains = true;
  @Matches(postgresUrlPattern, { message: '$property must be a postgres:// address' }) databaseUrl!: string;
  /** URL of one read replica, from which lists that may be seconds old are read. */
  @IsOptional() @IsDatabaseUrl() databaseReadUrl?: string;
  /** Limits only the connections for requests and jobs, because queues, rate limits and live updates open more. */
  @IsIntegerInRange(2, 200) databaseConnections = 10;
  @IsOptional() @Matches(/^rediss?:\/\//, { message: '$property must be a redis:// address' }) redisUrl?: string;

  @MinLength(8) stripeSecretKey!: string;
  @ParseList() @IsString({ each: true }) @MinLength(8, { each: true }) stripeWebhookSecret!: string[];
  /** URL of the local Stripe stand-in, whose clock the product follows. */
  @IsOptional() @IsHttpUrl() stripeApiUrl?: string;
  @ValidateIf((settings: Settings) => !settings.mailSmtpUrl) @MinLength(3) resendApiKey!: string;
  @IsOptional() @IsHttpUrl() resendBaseUrl?: string;
  /** Without a secret, the product does not process bounces, complaints and email replies. */
  @ParseList()
  @Matches(/^whsec_[A-Za-z0-9+/]{8,}={0,2}$/, { each: true, message: 'must be whsec_ and base64, as Resend shows it' })
  resendWebhookSecret: string[] = [];
  @IsOptional()
  @Matches(/^smtps?:\/\/[^\s/]+/, { message: '$property must be an smtp:// or smtps:// address' })
  mailSmtpUrl?: string;
  @IsString() @MinLength(3) mailFrom = `${institute.name} <${institute.email}>`;
  /** Without this domain, members cannot reply to forum notifications by email. */
  @IsOptional()
  @Matches(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, { message: '$property must be a domain such as reply.example.org' })
  mailReplyDomain?: string;
  @IsIntegerInRange(1) mailPerMinute = 120;
  @ParseBoolean() @IsBoolean() mailingDoubleOptIn = false;

  /** Private ES256 keys as a JSON Web Key Set. */
  @IsSigningKeySet() authJwks!: string;
  @IsOptional() @IsString() authTrustedJwks?: string;
  @IsIntegerInRange(300) authTokenSeconds = 3600;
  @IsIntegerInRange(0) authReuseSeconds = 10;
  /** Staff operations that write need two-step sign-in in production, and with `required` also elsewhere. */
  @IsOptional() @IsIn(['required', 'optional']) staffMfa?: 'required' | 'optional';
  @IsIn(['open', 'closed']) authSignup: 'open' | 'closed' = 'open';
  /** A new member confirms the email address before (`first`) or after (`later`) the first sign-in, or never. */
  @IsIn(['later', 'first', 'never']) authConfirm: 'later' | 'first' | 'never' = 'later';
  @ParseBoolean() @IsBoolean() authNamesRequired = true;
  @IsIntegerInRange(6, 128) authPasswordMin = 8;
  @IsIntegerInRange(0) authMailSeconds = 60;
  @IsIntegerInRange(60, 600) authCodeSeconds = 600;
  @IsIntegerInRange(60, 86_400) authLinkSeconds = 3600;
  /** Requires an emailed code for a password change in a session older than a day. */
  @ParseBoolean() @IsBoolean() authReauthenticate = false;
  @ParseBoolean() @IsBoolean() authOtpTellsUnknown = false;
  /** In these patterns, `*` matches anything but `.` and `/`, and `**` matches anything. */
  @ParseList() @IsString({ each: true }) uriAllowList: string[] = [];

  /** Each key is `name:secret`, the first key encrypts, and all keys decrypt. */
  @ParseList() @IsNamedKeyList() journalKeys!: string[];

  @ParseList()
  @Matches(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/, {
    each: true,
    message: 'must name hosts in small letters and without https://, such as media.example.org',
  })
  mediaHosts: string[] = [];
  @IsIntegerInRange(0, 4_096) contentCacheMb = 32;

  @IsString() @MinLength(1) filesDir = fileURLToPath(new URL('../../../../.local/files', import.meta.url));
  /** With a bucket, FILES_DIR contains only temporary files. */
  @IsOptional() @IsBucketUrl() filesS3Url?: string;
  @IsString() @MinLength(1) filesS3Region = 'us-east-1';
  @IsNeededFor('filesS3Url') @MinLength(3) filesS3Key?: string;
  @IsNeededFor('filesS3Url') @MinLength(3) filesS3Secret?: string;

  @IsIntegerInRange(1) billingReconcileSeconds = 600;
  @IsIntegerInRange(0) billingGraceDays = 14;

  @IsIntegerInRange(5, 86_400) alertCheckSeconds = 60;
  @IsIntegerInRange(1) alertWebhookSeconds = 300;
  /** An alert is sent when an event of the outbox waits for its jobs for this number of seconds. */
  @IsIntegerInRange(1) alertOutboxSeconds = 300;
  @IsIntegerInRange(1) alertFailedTasks = 1;
  @IsIntegerInRange(1, 100) alertDiskPercent = 90;
  @IsIntegerInRange(1) alertCertificateDays = 14;
  /** Above this percentage of bounces in the last day, an alert is sent. Fewer than 100 emails cause no alert. */
  @IsIntegerInRange(1, 100) alertBouncePercent = 4;

  @IsOptional() @IsHttpUrl() adminRemoteUrl?: string;
  /** The X-Forwarded-For entries of these proxies set the IP of the caller. */
  @IsProxyList() trustProxy: number | string[] = 0;
  /** Multiplies the timeouts, for slow machines. */
  @IsIntegerInRange(1, 100) patience = 1;
  @ParseBoolean() @IsBoolean() rehearsal = false;
  /** With demo data, the default limits are 20 times higher. */
  @ParseBoolean() @IsBoolean() demoData = false;

  @IsIntegerInRange(0) limitSignup = 30;
  @IsIntegerInRange(0) limitSignIn = 150;
  @IsIntegerInRange(0) limitSignInBurst = 30;
  @IsIntegerInRange(0) limitSignInAccount = 10;
  @IsIntegerInRange(0) limitRefresh = 100;
  @IsIntegerInRange(0) limitOtp = 30;
  @IsIntegerInRange(0) limitRecover = 30;
  @IsIntegerInRange(0) limitResend = 30;
  @IsIntegerInRange(0) limitReauthenticate = 30;
  @IsIntegerInRange(0) limitVerify = 30;
  @IsIntegerInRange(0) limitUpdateUser = 30;
  @IsIntegerInRange(0) limitSso = 30;
  @IsIntegerInRange(0) limitFactors = 75;
  @IsIntegerInRange(0) limitFactorsBurst = 30;
  @IsIntegerInRange(0) limitFactorCodes = 10;
  @IsIntegerInRange(0) limitExport = 10;
  @IsIntegerInRange(0) limitSubscribeEmail = 5;
  @IsIntegerInRange(0) limitForms = 5;
  @IsIntegerInRange(0) limitWithdrawals = 5;
  @IsIntegerInRange(0) limitConfirmSubscription = 30;
  @IsIntegerInRange(0) limitStartEmailCampaign = 10;
  @IsIntegerInRange(0) limitCampaignTest = 10;
  @IsIntegerInRange(0) limitCreateCheckout = 10;
  @IsIntegerInRange(0) limitCustomerPortal = 10;
  @IsIntegerInRange(0) limitLive = 60;
  @IsIntegerInRange(0) limitMembership = 20;
  @IsIntegerInRange(0) limitPractice = 120;
  @IsIntegerInRange(0) limitCircles = 30;
  @IsIntegerInRange(0) limitMentoring = 20;
  @IsIntegerInRange(0) limitJournal = 60;
  @IsIntegerInRange(0) limitForum = 240;
  @IsIntegerInRange(0) limitForumPosts = 5;
  @IsIntegerInRange(0) limitForumPostsDay = 30;
  @IsIntegerInRange(0) limitReplyRefusals = 10;
  @IsIntegerInRange(0) limitMediaLinks = 60;
  @IsIntegerInRange(0) limitCalendar = 60;
  /** Stripe sends a rejected webhook again, so this limit loses no events. */
  @IsIntegerInRange(0) limitStripeWebhook = 1_200;
  @IsIntegerInRange(0) limitResendWebhook = 6_000;
  /** Must be lower than the threshold of the alert BrowserErrors, so that one IP alone cannot cause this alert. */
  @IsIntegerInRange(0) limitReports = 100;
  @IsIntegerInRange(0) limitNotifications = 120;

  get siteOrigin(): string {
    return this.siteUrl.replace(/\/$/, '');
  }

  get drainMs(): number {
    return 1000 * (this.drainSeconds ?? (this.production ? productionDrainSeconds : 0));
  }

  get production(): boolean {
    return this.nodeEnv === 'production';
  }

  get hasMetrics(): boolean {
    return this.metricsToken !== undefined || !this.production;
  }

  get staffNeedFactor(): boolean {
    return this.production || this.staffMfa === 'required';
  }
}

export class InvalidSettings extends Error {
  override readonly name = 'InvalidSettings';
}

const knownProperties = [
  ...Object.keys(new Settings()),
  'databaseUrl',
  'databaseReadUrl',
  'redisUrl',
  'stripeSecretKey',
  'stripeWebhookSecret',
  'stripeApiUrl',
  'resendApiKey',
  'resendBaseUrl',
  'mailSmtpUrl',
  'mailReplyDomain',
  'authJwks',
  'authTrustedJwks',
  'journalKeys',
  'filesS3Url',
  'filesS3Key',
  'filesS3Secret',
  'backupDir',
  'backupS3Url',
  'backupS3Key',
  'backupS3Secret',
  'backupIdentity',
  'adminRemoteUrl',
  'staffMfa',
  'drainSeconds',
  'metricsToken',
  'otelExporterOtlpEndpoint',
  'purgeUrl',
  'purgeToken',
];
export const settingNames: readonly string[] = knownProperties.map(toEnvironmentVariableName);
const limitFactorWithDemoData = 20;
/** A limit of 0 also disables its burst limit, unless the burst limit is set. */
const burstLimits = [
  ['limitSignIn', 'limitSignInBurst'],
  ['limitFactors', 'limitFactorsBurst'],
] as const;

export function readSettings(env: EnvironmentVariables = process.env, more: readonly string[] = []): Settings {
  const given = Object.fromEntries(
    knownProperties.flatMap((property) => {
      const value = env[toEnvironmentVariableName(property)];
      return value === undefined || value === '' ? [] : [[property, value]];
    }),
  );
  const settings = plainToInstance(Settings, given, { exposeDefaultValues: true });
  const faults = validateSync(settings, { forbidUnknownValues: true }).map(
    ({ property, constraints, value }) =>
      `${toEnvironmentVariableName(property)}: ${
        value === undefined
          ? 'is missing'
          : Object.values(constraints ?? { fault: 'is not valid' })
              .join('; ')
              .replaceAll(property, 'it')
      }`,
  );
  faults.push(
    ...findRenamedSettings(env),
    ...findProductionErrors(settings, given),
    ...findBackupPlaceErrors(settings),
    ...more,
  );
  if (faults.length > 0)
    throw new InvalidSettings(`The environment has ${faults.length} fault(s):\n  ${faults.join('\n  ')}`);
  for (const [whole, burst] of burstLimits) {
    if (settings[whole] === 0 && !(burst in given)) settings[burst] = 0;
  }
  return settings.demoData ? raiseLimitsForDemoData(settings, given) : settings;
}

function findRenamedSettings(env: EnvironmentVariables): string[] {
  return env['AUTH_CONFIRM_FIRST'] === 'true' && env['AUTH_CONFIRM'] !== 'first'
    ? ['AUTH_CONFIRM_FIRST: is no longer read; set AUTH_CONFIRM=first']
    : [];
}

export function readDatabaseUrl(env: EnvironmentVariables): string {
  const databaseUrl = env[toEnvironmentVariableName('databaseUrl')] ?? '';
  if (postgresUrlPattern.test(databaseUrl)) return databaseUrl;
  throw new InvalidSettings(
    `DATABASE_URL: ${databaseUrl ? 'must be a postgres:// address' : 'is missing. This command needs it, and nothing else'}`,
  );
}

function raiseLimitsForDemoData(settings: Settings, given: Record<string, unknown>): Settings {
  for (const key of Object.keys(settings) as (keyof Settings)[]) {
    if (key.startsWith('limit') && !(key in given))
      Object.assign(settings, { [key]: Number(settings[key]) * limitFactorWithDemoData });
  }
  return settings;
}
