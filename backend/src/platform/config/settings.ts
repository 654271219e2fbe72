import type { Environment } from './env-file.ts';
import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, Matches, MinLength, validateSync } from 'class-validator';
import { institute } from '../../kernel/institute.ts';
import { flag, httpUrl, integer, isWide, keySet, list, namedKeys, proxies } from './setting-rules.ts';

const productionDrainSeconds = 5;
const postgresUrl = /^postgres(ql)?:\/\//;

/**
 * Every setting of the product, one property each; the variable is the property's name in capitals (siteUrl: SITE_URL).
 * Limits are in calls per the window their caller names; 0 lifts one.
 */
export class Settings {
  @IsIn(['development', 'test', 'production']) nodeEnv: 'development' | 'test' | 'production' = 'development';
  @integer(0, 65535) port = 3000;
  @IsString() host = '127.0.0.1';
  /** How long a process that was asked to stop serves on while its readiness is false; in production 5, else 0. */
  @IsOptional() @integer(0, 300) drainSeconds?: number;
  /** Where a worker answers /api/health/live and /api/health/ready; 0: nowhere. */
  @integer(0, 65535) workerHealthPort = 0;
  @IsIn(['silent', 'error', 'warn', 'info', 'debug']) logLevel = 'info';
  @httpUrl() siteUrl = 'http://localhost:3000';
  @Matches(postgresUrl, { message: '$property must be a postgres:// address' }) databaseUrl!: string;
  @IsOptional() @Matches(/^rediss?:\/\//, { message: '$property must be a redis:// address' }) redisUrl?: string;

  @MinLength(8) stripeSecretKey!: string;
  @list() @IsString({ each: true }) @MinLength(8, { each: true }) stripeWebhookSecret!: string[];
  /** Set while the payment stand-in is in use; billing and mailing then follow its clock. */
  @IsOptional() @httpUrl() stripeApiUrl?: string;
  @MinLength(3) resendApiKey!: string;
  @IsOptional() @httpUrl() resendBaseUrl?: string;
  @IsString() @MinLength(3) mailFrom = `${institute.name} <${institute.email}>`;
  @integer(1) mailPerMinute = 120;
  /** True: an address is on the mailing list only once its person has confirmed it by the mail they got. */
  @flag() @IsBoolean() mailingDoubleOptIn = false;

  /** Private ES256 keys as a JSON Web Key Set; the first signs, all verify. */
  @keySet() authJwks!: string;
  @IsOptional() @IsString() authTrustedJwks?: string;
  @integer(300) authTokenSeconds = 3600;
  @integer(0) authReuseSeconds = 10;
  /** Required: staff write with a second factor only. */
  @IsOptional() @IsIn(['required', 'optional']) staffMfa?: 'required' | 'optional';
  /** Closed: nobody makes an account for themselves; staff and services still do. */
  @IsIn(['open', 'closed']) authSignup: 'open' | 'closed' = 'open';
  /**
   * When a new member confirms the address: after the first session has begun, before it, or never; then it counts as
   * confirmed.
   */
  @IsIn(['later', 'first', 'never']) authConfirm: 'later' | 'first' | 'never' = 'later';
  /** False: an account may be made without names. */
  @flag() @IsBoolean() authNamesRequired = true;
  /** How many characters a new password has at least. */
  @integer(6, 128) authPasswordMin = 8;
  /** Between two mails to one address that anybody may ask for. */
  @integer(0) authMailSeconds = 60;
  /** How long the code of a mail is good for, and how long its link. */
  @integer(60, 600) authCodeSeconds = 600;
  @integer(60, 86_400) authLinkSeconds = 3600;
  /** True: a password changes in a session older than a day only with a code sent by mail. */
  @flag() @IsBoolean() authReauthenticate = false;
  /** True: whoever asks for a code and wants no account is told that there is none. */
  @flag() @IsBoolean() authOtpTellsUnknown = false;
  /** Addresses besides our own that mail links may lead to; `*` stands for anything but `.` and `/`, `**` for anything. */
  @list() @IsString({ each: true }) uriAllowList: string[] = [];

  /** Keys that seal the journal, each as `name:secret`; the first seals, all open. */
  @list() @namedKeys() journalKeys!: string[];

  /** Other hosts from which films and sounds of lessons and meditations may come. */
  @list()
  @Matches(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/, {
    each: true,
    message: 'must name hosts in small letters and without https://, such as media.example.org',
  })
  mediaHosts: string[] = [];

  @integer(1) billingReconcileSeconds = 600;
  @integer(0) billingGraceDays = 14;

  @IsOptional() @httpUrl() adminRemoteUrl?: string;
  /** How many proxies stand before us, or in which networks they are; their word about a caller's address is believed. */
  @proxies() trustProxy: number | string[] = 0;
  /** How many times longer than usual a request may take, and wait for the database or for Stripe, on a slow machine. */
  @integer(1, 100) patience = 1;
  /** True on the embedded default only: demo accounts exist, limits are 20 times their value. */
  @flag() @IsBoolean() demoData = false;

  /** Per address, in 5 minutes. */
  @integer(0) limitSignup = 30;
  /** Per address, in 5 minutes. */
  @integer(0) limitSignIn = 150;
  /** Per address, a minute: how many of those may come at once. Lifted together with them. */
  @integer(0) limitSignInBurst = 30;
  /** Per account, in 15 minutes, wrong passwords only. */
  @integer(0) limitSignInAccount = 10;
  /** Per session, at once; refilled within 5 minutes. */
  @integer(0) limitRefresh = 100;
  /** Per address, in 5 minutes. */
  @integer(0) limitOtp = 30;
  /** Per address, in 5 minutes. */
  @integer(0) limitRecover = 30;
  /** Per address, in 5 minutes. */
  @integer(0) limitResend = 30;
  /** Per address, in 5 minutes. */
  @integer(0) limitReauthenticate = 30;
  /** Per address, in 5 minutes. */
  @integer(0) limitVerify = 30;
  /** Per address, in 5 minutes. */
  @integer(0) limitUpdateUser = 30;
  /** Per address, in 5 minutes. */
  @integer(0) limitSso = 30;
  /** Per address, in 5 minutes: 15 a minute. */
  @integer(0) limitFactors = 75;
  /** Per address, a minute: how many of those may come at once. Lifted together with them. */
  @integer(0) limitFactorsBurst = 30;
  /** Per account, in 15 minutes, wrong codes only. */
  @integer(0) limitFactorCodes = 10;
  /** Per member, an hour. */
  @integer(0) limitExport = 10;
  /** Per address, a minute. */
  @integer(0) limitSubscribeEmail = 5;
  /** Per address, in 10 minutes, all forms together. */
  @integer(0) limitForms = 5;
  /** Withdrawals with one email an hour. */
  @integer(0) limitWithdrawals = 5;
  /** Per address, in 5 minutes. */
  @integer(0) limitConfirmSubscription = 30;
  /** Per administrator, an hour. */
  @integer(0) limitStartEmailCampaign = 10;
  /** Per member, a minute. */
  @integer(0) limitCreateCheckout = 10;
  /** Per member, a minute. */
  @integer(0) limitCustomerPortal = 10;
  /** Per member, a minute: pages that connect to hear of changes. */
  @integer(0) limitLive = 60;
  /** Per member, a minute: what is asked of the own membership. */
  @integer(0) limitMembership = 20;
  /** Per member, a minute: what is told of lessons, sits and the journal. */
  @integer(0) limitPractice = 120;
  @integer(0) limitCircles = 30;
  /** Per member, an hour: requests for mentoring, and for other dates. */
  @integer(0) limitMentoring = 20;
  /** Per member, a minute: pages and searches of the journal. */
  @integer(0) limitJournal = 60;
  /** Per member, a minute: what is read, pressed and looked for in the forum. */
  @integer(0) limitForum = 240;
  /** Per member, in 10 minutes: posts. */
  @integer(0) limitForumPosts = 5;
  /** Per member, a day: posts. */
  @integer(0) limitForumPostsDay = 30;
  /** Per member, of visitors per address, a minute: links to films and sounds. */
  @integer(0) limitMediaLinks = 60;
  /** Per address, a minute: calendars that fetch, and guesses; per member, a minute: what is asked of the own address. */
  @integer(0) limitCalendar = 60;
  /** Per IP, a minute: reports of Stripe. Stripe repeats what is refused. */
  @integer(0) limitStripeWebhook = 1_200;
  /** Per member, a minute: what is asked and chosen of notifications. */
  @integer(0) limitNotifications = 120;

  /** The site's address without a slash at the end, to put a path behind. */
  get siteOrigin(): string {
    return this.siteUrl.replace(/\/$/, '');
  }

  get drainMs(): number {
    return 1000 * (this.drainSeconds ?? (this.production ? productionDrainSeconds : 0));
  }

  get production(): boolean {
    return this.nodeEnv === 'production';
  }

  /** Whether staff need a second factor to write: in production they do, elsewhere only when asked for. */
  get staffNeedFactor(): boolean {
    return this.production || this.staffMfa === 'required';
  }
}

/** The environment holds one or more bad values; the message lists every one. */
export class BadSettings extends Error {
  override readonly name = 'BadSettings';
}

const variableOf = (property: string): string => property.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase();
/** Those without a default besides those with one. */
const known = [
  ...Object.keys(new Settings()),
  'databaseUrl',
  'redisUrl',
  'stripeSecretKey',
  'stripeWebhookSecret',
  'stripeApiUrl',
  'resendApiKey',
  'resendBaseUrl',
  'authJwks',
  'authTrustedJwks',
  'journalKeys',
  'adminRemoteUrl',
  'staffMfa',
  'drainSeconds',
];
/** The names of all variables that are read. */
export const settingNames: readonly string[] = known.map(variableOf);
const limitFactorWithDemoData = 20;
/** Limits of two windows: what is lifted in the long one is lifted in the short one. */
const withBurst = [
  ['limitSignIn', 'limitSignInBurst'],
  ['limitFactors', 'limitFactorsBurst'],
] as const;

/** Reads and checks all settings at once. Throws BadSettings naming every fault, and whatever `more` finds. */
export function readSettings(env: Environment = process.env, more: readonly string[] = []): Settings {
  const given = Object.fromEntries(
    known.flatMap((property) => {
      const value = env[variableOf(property)];
      return value === undefined || value === '' ? [] : [[property, value]];
    }),
  );
  const settings = plainToInstance(Settings, given, { exposeDefaultValues: true });
  const faults = validateSync(settings, { forbidUnknownValues: true }).map(
    ({ property, constraints, value }) =>
      `${variableOf(property)}: ${
        value === undefined
          ? 'is missing'
          : Object.values(constraints ?? { fault: 'is not valid' })
              .join('; ')
              .replaceAll(property, 'it')
      }`,
  );
  faults.push(...replacedSettings(env), ...productionFaults(settings, given), ...more);
  if (faults.length > 0)
    throw new BadSettings(`The environment has ${faults.length} fault(s):\n  ${faults.join('\n  ')}`);
  for (const [whole, burst] of withBurst) {
    if (settings[whole] === 0 && !(burst in given)) settings[burst] = 0;
  }
  return settings.demoData ? widened(settings, given) : settings;
}

/** What was set by a name of an earlier release would be passed over without a word. */
function replacedSettings(env: Environment): string[] {
  return env['AUTH_CONFIRM_FIRST'] === 'true' && env['AUTH_CONFIRM'] !== 'first'
    ? ['AUTH_CONFIRM_FIRST: is no longer read; set AUTH_CONFIRM=first']
    : [];
}

/** The database's address for a command that needs nothing else. */
export function readDatabaseUrl(env: Environment): string {
  const databaseUrl = env[variableOf('databaseUrl')] ?? '';
  if (postgresUrl.test(databaseUrl)) return databaseUrl;
  throw new BadSettings(
    `DATABASE_URL: ${databaseUrl ? 'must be a postgres:// address' : 'is missing. This command needs it, and nothing else'}`,
  );
}

function productionFaults(settings: Settings, given: Record<string, unknown>): string[] {
  if (!settings.production) return [];
  const lifted = Object.keys(given).filter((property) => property.startsWith('limit') && Number(given[property]) === 0);
  return [
    ...lifted.map((property) => `${variableOf(property)}: a limit may not be lifted in production`),
    ...settings.uriAllowList
      .filter(isWide)
      .map((pattern) => `URI_ALLOW_LIST: ${pattern} admits other hosts; name the host in production`),
    ...(settings.staffMfa === 'optional' ? ['STAFF_MFA: staff need a second factor in production'] : []),
    ...(settings.authMailSeconds === 0 ? ['AUTH_MAIL_SECONDS: addresses may not go unprotected in production'] : []),
    ...(settings.siteUrl.startsWith('https://')
      ? []
      : [`SITE_URL: ${'siteUrl' in given ? 'must be an https address' : 'is missing'} in production`]),
    ...(settings.authPasswordMin < 8
      ? ['AUTH_PASSWORD_MIN: 8 or more in production; the list of known passwords holds no shorter ones']
      : []),
    ...(settings.demoData ? ['DEMO_DATA: demo accounts may not exist in production'] : []),
    ...(settings.stripeSecretKey === localKeys.stripe
      ? ['STRIPE_SECRET_KEY: the local default may not be used in production']
      : []),
    ...(settings.resendApiKey === localKeys.resend
      ? ['RESEND_API_KEY: the local default may not be used in production']
      : []),
  ];
}

/** The keys the local stand-ins are addressed with. */
export const localKeys = { stripe: 'sk_test_local', resend: 're_local' } as const;

function widened(settings: Settings, given: Record<string, unknown>): Settings {
  for (const key of Object.keys(settings) as (keyof Settings)[]) {
    if (key.startsWith('limit') && !(key in given))
      Object.assign(settings, { [key]: Number(settings[key]) * limitFactorWithDemoData });
  }
  return settings;
}
