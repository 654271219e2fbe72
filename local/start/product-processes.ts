import { totalmem } from 'node:os';
import { join } from 'node:path';
import brand from '../../brand.json' with { type: 'json' };
import { type ProductSettings, isLoopbackHost, repositoryFolder, listSettingNames } from '../settings/settings.ts';
import { writePrivateFile, loadSecrets } from '../settings/secrets.ts';
import type { SupervisedPart } from '../run/supervisor.ts';
import { createChildProcessPart } from '../run/supervisor-parts.ts';

export function toClientHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
}

/** An idle process needs a third less memory with this limit in megabytes. */
const smallYoungGeneration = '--max-semi-space-size=4';

const hasMuchMemory = totalmem() >= 4 * 1024 ** 3;

/** Without a limit in megabytes, the old generation may grow to four times its size before a collection. */
const heapLimits = {
  /** The api serves an eighth more lists with 16 MB than with 4 MB, because garbage collections are less frequent. */
  api: ['--max-old-space-size=768', ...(hasMuchMemory ? ['--max-semi-space-size=16'] : [])],
  worker: ['--max-old-space-size=512'],
};

export const workerOptions = [smallYoungGeneration, ...heapLimits.worker];

/** A malloc arena for each thread would waste 15 MB per process. */
export const mallocArenaLimit = { MALLOC_ARENA_MAX: '2' };

export interface ProcessVariant {
  name?: string;
  environment?: Record<string, string>;
  repository?: string;
}

export type ProductProcesses = ReturnType<typeof defineProductProcesses>;

export function defineProductProcesses(
  settings: ProductSettings,
  databaseUrl: string,
  onLine: (name: string, line: string) => void,
) {
  const own = productEnvironment(settings, databaseUrl);
  storeSettings(settings, own);
  const environment = { ...mallocArenaLimit, ...settings.environment, ...own };
  const part = (name: string, cwd: string, args: string[], variant: ProcessVariant = {}): SupervisedPart =>
    createChildProcessPart({
      name,
      args: [smallYoungGeneration, ...args],
      cwd: join(variant.repository ?? repositoryFolder, cwd),
      environment: { ...environment, ...variant.environment },
      logFile: join(settings.dataDir, 'logs', `${name}.log`),
      onLine: (line) => onLine(name, line),
    });
  return {
    services: () => part('services', '.', ['local/start/services.ts']),
    migrate: () => part('migrate', 'backend', ['dist/app/migrate.js']),
    stripeSetup: () => part('stripe-setup', 'backend', ['dist/app/stripe-setup.js']),
    createAdministrator: (email: string) => part('create-admin', 'backend', ['dist/app/create-admin.js', email]),
    verifyAuditLog: () => part('verify-audit-log', 'backend', ['dist/app/verify-audit-log.js']),
    demoData: () => part('demo-data', 'backend', ['dist/app/demo-data.js']),
    worker: (options: string[] = [], variant: ProcessVariant = {}) =>
      part(variant.name ?? 'worker', 'backend', [...heapLimits.worker, ...options, 'dist/app/main.worker.js'], variant),
    api: (options: string[] = [], variant: ProcessVariant = {}) =>
      part(variant.name ?? 'api', 'backend', [...heapLimits.api, ...options, 'dist/app/main.api.js'], variant),
  };
}

/** Demo accounts have public passwords, so other machines must not reach the database or the site. */
export function hasDemoData({ embeds, host, isRehearsal }: ProductSettings): boolean {
  return !isRehearsal && embeds.postgres && isLoopbackHost(host);
}

/** Commands such as migrations use these settings of the running product. */
function storeSettings({ dataDir, environment }: ProductSettings, own: Record<string, string>): void {
  const names = listSettingNames();
  const given = Object.entries(environment).filter(([name]) => names.has(name));
  writePrivateFile(join(dataDir, 'settings.json'), { ...Object.fromEntries(given), ...own });
}

function productEnvironment(settings: ProductSettings, databaseUrl: string): Record<string, string> {
  const { host, port, embeds, dataDir, siteUrl, environment } = settings;
  const secrets = loadSecrets(dataDir);
  const stripe = {
    STRIPE_STANDIN_PORT: String(settings.stripePort),
    STRIPE_API_URL: `http://${toClientHost(host)}:${settings.stripePort}`,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: environment['STRIPE_WEBHOOK_SECRET'] ?? secrets.stripeWebhookSecret,
  };
  const mailbox = {
    MAILBOX_PORT: String(settings.mailboxPort),
    RESEND_BASE_URL: `http://${toClientHost(host)}:${settings.mailboxPort}`,
    RESEND_API_KEY: 're_local',
    RESEND_WEBHOOK_SECRET: environment['RESEND_WEBHOOK_SECRET'] ?? secrets.resendWebhookSecret,
    MAIL_REPLY_DOMAIN: environment['MAIL_REPLY_DOMAIN'] ?? 'reply.oneness.example',
    ...(settings.mailboxSmtpPort
      ? {
          MAILBOX_SMTP_PORT: String(settings.mailboxSmtpPort),
          MAIL_SMTP_URL: `smtp://${toClientHost(host)}:${settings.mailboxSmtpPort}`,
        }
      : {}),
  };
  return {
    NODE_ENV: settings.isRehearsal ? 'production' : 'development',
    ...(settings.isRehearsal ? { REHEARSAL: 'true' } : {}),
    HOST: host,
    PORT: String(port),
    SITE_URL: siteUrl,
    DATABASE_URL: databaseUrl,
    ...(embeds.postgres ? { DATABASE_READ_URL: '' } : {}),
    LOCAL_DATA_DIR: dataDir,
    FILES_DIR: environment['FILES_DIR'] ?? join(dataDir, 'files'),
    AUTH_JWKS: environment['AUTH_JWKS'] ?? secrets.authJwks,
    JOURNAL_KEYS: environment['JOURNAL_KEYS'] ?? secrets.journalKeys,
    MAIL_FROM: environment['MAIL_FROM'] ?? `${brand.name} <${brand.email}>`,
    ...(embeds.stripe ? stripe : {}),
    ...(embeds.mailbox ? mailbox : {}),
    ...(hasDemoData(settings) ? { DEMO_DATA: 'true' } : {}),
  };
}
