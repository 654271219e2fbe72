import { toVariableName, type EnvironmentVariables } from './env-file.ts';
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

/**
 * All settings, one property each. The environment variable is the property name in capitals (siteUrl: SITE_URL). A
 * setting whose name begins with `limit` is a number of calls in a time window, which .env.example names; 0 disables
 * the limit.
 */
export class Settings extends BackupSettings {
  @IsIn(['development', 'test', 'production']) nodeEnv: 'development' | 'test' | 'production' = 'development';
  @IsIntegerInRange(0, 65535) port = 3000;
  @IsString() host = '127.0.0.1';
  /**
   * Number of seconds in which a stopping process still serves requests while its readiness check already fails, so
   * that proxies stop using it; default 5 in production, else 0.
   */
  @IsOptional() @IsIntegerInRange(0, 300) drainSeconds?: number;
  /** Port of /api/health/live, /api/health/ready and /metrics in the worker; 0 disables it. */
  @IsIntegerInRange(0, 65535) workerHealthPort = 0;
  /** Bearer token that /metrics requires. Without it, production has no /metrics. */
  @IsOptional() @MinLength(16) metricsToken?: string;
  /** URL of an OpenTelemetry collector that receives the traces (OTLP over HTTP). Without it, no traces are recorded. */
  @IsOptional() @IsHttpUrl() otelExporterOtlpEndpoint?: string;
  /** URL that receives a POST when pages change, so that a CDN drops them. With it, a CDN may store pages for an hour. */
  @IsOptional() @IsHttpUrl() purgeUrl?: string;
  @IsOptional() @MinLength(8) purgeToken?: string;
  @IsIn(['silent', 'error', 'warn', 'info', 'debug']) logLevel = 'info';
  @IsHttpUrl() siteUrl = 'http://localhost:3000';
  @Matches(postgresUrlPattern, { message: '$property must be a postgres:// address' }) databaseUrl!: string;
  /** Maximum connections of a process for its requests and jobs; queues, limits and live updates have more (docs/runbook.md). */
  @IsIntegerInRange(2, 200) databaseConnections = 10;
  @IsOptional() @Matches(/^rediss?:\/\//, { message: '$property must be a redis:// address' }) redisUrl?: string;

  @MinLength(8) stripeSecretKey!: string;
  @ParseList() @IsString({ each: true }) @MinLength(8, { each: true }) stripeWebhookSecret!: string[];
  /** URL of the local stand-in for Stripe, set only while it is in use; billing and mailing then follow its clock. */
  @IsOptional() @IsHttpUrl() stripeApiUrl?: string;
  @ValidateIf((settings: Settings) => !settings.mailSmtpUrl) @MinLength(3) resendApiKey!: string;
  @IsOptional() @IsHttpUrl() resendBaseUrl?: string;
  /** Secrets that sign the webhooks of Resend. Without one, bounces and complaints are not processed. */
  @ParseList()
  @Matches(/^whsec_[A-Za-z0-9+/]{8,}={0,2}$/, { each: true, message: 'must be whsec_ and base64, as Resend shows it' })
  resendWebhookSecret: string[] = [];
  /** URL of an SMTP server, which then sends all emails instead of Resend. */
  @IsOptional()
  @Matches(/^smtps?:\/\/[^\s/]+/, { message: '$property must be an smtp:// or smtps:// address' })
  mailSmtpUrl?: string;
  @IsString() @MinLength(3) mailFrom = `${institute.name} <${institute.email}>`;
  /**
   * Domain whose emails Resend receives, for replies to notifications of the forum. Without it, replies by email are off.
   */
  @IsOptional()
  @Matches(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, { message: '$property must be a domain such as reply.example.org' })
  mailReplyDomain?: string;
  @IsIntegerInRange(1) mailPerMinute = 120;
  /** True: an email address joins the mailing list only after its owner confirms it. */
  @ParseBoolean() @IsBoolean() mailingDoubleOptIn = false;

  /** Private ES256 keys as a JSON Web Key Set; the first signs, all verify. */
  @IsSigningKeySet() authJwks!: string;
  @IsOptional() @IsString() authTrustedJwks?: string;
  @IsIntegerInRange(300) authTokenSeconds = 3600;
  @IsIntegerInRange(0) authReuseSeconds = 10;
  /** `required`: staff can write only with two-step sign-in. */
  @IsOptional() @IsIn(['required', 'optional']) staffMfa?: 'required' | 'optional';
  /** `closed`: visitors cannot sign up; staff and services can still create accounts. */
  @IsIn(['open', 'closed']) authSignup: 'open' | 'closed' = 'open';
  /**
   * Time at which a new member must confirm the email address. `later`: after the first sign-in. `first`: before it.
   * `never`: every email address counts as confirmed.
   */
  @IsIn(['later', 'first', 'never']) authConfirm: 'later' | 'first' | 'never' = 'later';
  /** False: an account needs no first and last name. */
  @ParseBoolean() @IsBoolean() authNamesRequired = true;
  @IsIntegerInRange(6, 128) authPasswordMin = 8;
  /** Minimum seconds between two account emails to one recipient. */
  @IsIntegerInRange(0) authMailSeconds = 60;
  @IsIntegerInRange(60, 600) authCodeSeconds = 600;
  @IsIntegerInRange(60, 86_400) authLinkSeconds = 3600;
  /** True: changing a password in a session older than a day needs a code sent by email. */
  @ParseBoolean() @IsBoolean() authReauthenticate = false;
  /**
   * True: when a request for a sign-in code may not create an account, its response reveals that the email address has
   * no account.
   */
  @ParseBoolean() @IsBoolean() authOtpTellsUnknown = false;
  /**
   * URLs outside the site to which links in emails may redirect; `*` matches anything but `.` and `/`, `**` matches
   * anything.
   */
  @ParseList() @IsString({ each: true }) uriAllowList: string[] = [];

  /** Keys that encrypt journal entries, each as `name:secret`; the first key encrypts, all keys decrypt. */
  @ParseList() @IsNamedKeyList() journalKeys!: string[];

  /** External hosts that may serve audio and video of lessons and meditations. */
  @ParseList()
  @Matches(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/, {
    each: true,
    message: 'must name hosts in small letters and without https://, such as media.example.org',
  })
  mediaHosts: string[] = [];
  /** Megabytes of responses with published content that an api process keeps in memory; 0 keeps none. */
  @IsIntegerInRange(0, 4_096) contentCacheMb = 32;

  /** Folder of uploaded files. */
  @IsString() @MinLength(1) filesDir = fileURLToPath(new URL('../../../../.local/files', import.meta.url));
  /**
   * URL of a bucket of an S3-compatible store. If it is set, uploaded files are there, and the folder has only temporary
   * files.
   */
  @IsOptional() @IsBucketUrl() filesS3Url?: string;
  @IsString() @MinLength(1) filesS3Region = 'us-east-1';
  @IsNeededFor('filesS3Url') @MinLength(3) filesS3Key?: string;
  @IsNeededFor('filesS3Url') @MinLength(3) filesS3Secret?: string;

  @IsIntegerInRange(1) billingReconcileSeconds = 600;
  @IsIntegerInRange(0) billingGraceDays = 14;

  /** Seconds between two checks of the limits below. Administrators get an email when one is reached. */
  @IsIntegerInRange(5, 86_400) alertCheckSeconds = 60;
  /** Age of the oldest webhook of Stripe, or of the email provider, that is not processed. */
  @IsIntegerInRange(1) alertWebhookSeconds = 300;
  /** Age of the oldest event that has no jobs. */
  @IsIntegerInRange(1) alertOutboxSeconds = 300;
  /** Number of jobs that failed at their last attempt. */
  @IsIntegerInRange(1) alertFailedTasks = 1;
  /** Used share of the disk of FILES_DIR. */
  @IsIntegerInRange(1, 100) alertDiskPercent = 90;
  @IsIntegerInRange(1) alertCertificateDays = 14;
  /** An alert opens above this share of bounces among at least 100 emails of the last day. */
  @IsIntegerInRange(1, 100) alertBouncePercent = 4;

  @IsOptional() @IsHttpUrl() adminRemoteUrl?: string;
  /**
   * Number or networks of the trusted proxies in front of this server. The X-Forwarded-For entries that they add count
   * as the caller's IP.
   */
  @IsProxyList() trustProxy: number | string[] = 0;
  /** Multiplies the timeouts of requests, the database and Stripe, for slow machines. */
  @IsIntegerInRange(1, 100) patience = 1;
  /** True in `npm run rehearse`: rules of production, local payments and mailbox, and a note about it on each page. */
  @ParseBoolean() @IsBoolean() rehearsal = false;
  /** True only with the embedded database: demo accounts exist, limits are 20 times their value. */
  @ParseBoolean() @IsBoolean() demoData = false;

  @IsIntegerInRange(0) limitSignup = 30;
  @IsIntegerInRange(0) limitSignIn = 150;
  /**
   * Allowed sign-in calls within one minute, in addition to `limitSignIn` for a longer window. If `limitSignIn` is 0,
   * this limit is disabled too.
   */
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
  /**
   * Allowed calls for second factors within one minute, in addition to `limitFactors` for a longer window. If
   * `limitFactors` is 0, this limit is disabled too.
   */
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
  /**
   * Allowed calls of the Stripe webhook. Stripe sends a rejected webhook again later, so this limit loses no events.
   */
  @IsIntegerInRange(0) limitStripeWebhook = 1_200;
  /** Allowed calls of the webhook of Resend, which sends a rejected webhook again later. */
  @IsIntegerInRange(0) limitResendWebhook = 6_000;
  /** Allowed reports of a browser in an hour. One IP alone must not reach the limit of the alert BrowserErrors. */
  @IsIntegerInRange(0) limitReports = 100;
  @IsIntegerInRange(0) limitNotifications = 120;

  /** URL of the site without a slash at the end, so that a path can be appended. */
  get siteOrigin(): string {
    return this.siteUrl.replace(/\/$/, '');
  }

  get drainMs(): number {
    return 1000 * (this.drainSeconds ?? (this.production ? productionDrainSeconds : 0));
  }

  get production(): boolean {
    return this.nodeEnv === 'production';
  }

  /** Staff need two-step sign-in to write: always in production, elsewhere when STAFF_MFA is `required`. */
  get staffNeedFactor(): boolean {
    return this.production || this.staffMfa === 'required';
  }
}

export class InvalidSettings extends Error {
  override readonly name = 'BadSettings';
}

const knownProperties = [
  ...Object.keys(new Settings()),
  'databaseUrl',
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
export const settingNames: readonly string[] = knownProperties.map(toVariableName);
const limitFactorWithDemoData = 20;
/** Pairs of a limit and its additional limit per minute: 0 for the first limit disables the second one as well. */
const burstLimits = [
  ['limitSignIn', 'limitSignInBurst'],
  ['limitFactors', 'limitFactorsBurst'],
] as const;

/**
 * Reads and checks all settings. Throws InvalidSettings with all errors, and with the errors in `more` that the caller
 * has found.
 */
export function readSettings(env: EnvironmentVariables = process.env, more: readonly string[] = []): Settings {
  const given = Object.fromEntries(
    knownProperties.flatMap((property) => {
      const value = env[toVariableName(property)];
      return value === undefined || value === '' ? [] : [[property, value]];
    }),
  );
  const settings = plainToInstance(Settings, given, { exposeDefaultValues: true });
  const faults = validateSync(settings, { forbidUnknownValues: true }).map(
    ({ property, constraints, value }) =>
      `${toVariableName(property)}: ${
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

/**
 * Reports variables whose names were used in an earlier release, because they would otherwise be ignored without a
 * message.
 */
function findRenamedSettings(env: EnvironmentVariables): string[] {
  return env['AUTH_CONFIRM_FIRST'] === 'true' && env['AUTH_CONFIRM'] !== 'first'
    ? ['AUTH_CONFIRM_FIRST: is no longer read; set AUTH_CONFIRM=first']
    : [];
}

export function readDatabaseUrl(env: EnvironmentVariables): string {
  const databaseUrl = env[toVariableName('databaseUrl')] ?? '';
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
