import { readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { mergeEnvFile } from 'backend/env-file';

export const repositoryFolder = dirname(dirname(import.meta.dirname));

export interface ProductSettings {
  host: string;
  port: number;
  stripePort: number;
  mailboxPort: number;
  /** Without this port, the product sends emails to the mailbox through the API of Resend. */
  mailboxSmtpPort: number | undefined;
  postgresPort: number;
  siteUrl: string;
  dataDir: string;
  embeds: { postgres: boolean; stripe: boolean; mailbox: boolean };
  environment: Record<string, string>;
  isRehearsal: boolean;
}

export class InvalidSettingsError extends Error {
  constructor(faults: string[]) {
    super(['These settings cannot be used:', ...faults.map((fault) => `  ${fault}`)].join('\n'));
  }
}

export function readSettings(source: NodeJS.ProcessEnv = process.env): ProductSettings {
  const environment = mergeEnvFile(source);
  const faults: string[] = [];
  const portOf = (name: string, otherwise: number) => {
    const value = environment[name] === undefined ? otherwise : Number(environment[name]);
    if (!Number.isInteger(value) || value < 1 || value > 65_535) faults.push(`${name} must be a port from 1 to 65535.`);
    return value;
  };
  const port = portOf('PORT', 3000);
  const host = environment['HOST'] ?? '127.0.0.1';
  const siteUrl = (environment['SITE_URL'] ?? `http://${isLoopbackHost(host) ? 'localhost' : host}:${port}`).replace(
    /\/$/,
    '',
  );
  if (!URL.canParse(siteUrl)) faults.push('SITE_URL must be an address such as http://localhost:3000.');
  const settings: ProductSettings = {
    host,
    port,
    stripePort: portOf('STRIPE_STANDIN_PORT', port + 1),
    mailboxPort: portOf('MAILBOX_PORT', port + 2),
    mailboxSmtpPort: environment['MAILBOX_SMTP_PORT'] ? portOf('MAILBOX_SMTP_PORT', 0) : undefined,
    postgresPort: portOf('LOCAL_POSTGRES_PORT', port + 3),
    siteUrl,
    dataDir: resolve(repositoryFolder, environment['LOCAL_DATA_DIR'] ?? '.local'),
    embeds: {
      postgres: environment['DATABASE_URL'] === undefined,
      stripe: environment['STRIPE_SECRET_KEY'] === undefined,
      mailbox: environment['RESEND_API_KEY'] === undefined && environment['MAIL_SMTP_URL'] === undefined,
    },
    environment: {
      ...environment,
      PATH: [join(repositoryFolder, 'node_modules/.bin'), environment['PATH']].join(delimiter),
    },
    isRehearsal: false,
  };
  if (faults.length > 0) throw new InvalidSettingsError(faults);
  return settings;
}

/** A rehearsal replaces these settings with local services and data. */
const settingsOfRealServices =
  /^(DATABASE_URL|DATABASE_READ_URL|REDIS_URL|STRIPE_|RESEND_|MAIL_SMTP_URL|MAIL_REPLY_DOMAIN|FILES_|BACKUP_|PURGE_|OTEL_|AUTH_JWKS|JOURNAL_KEYS)/;
const settingsOfMachine = ['NODE_ENV', 'SITE_URL', 'HOST', 'TRUST_PROXY', 'ADMIN_REMOTE_URL', 'LOCAL_DATA_DIR', 'PORT'];

/** PORT in `.env` belongs to the production site, so a rehearsal ignores PORT. */
export function readRehearsalSettings(source: NodeJS.ProcessEnv = process.env): ProductSettings {
  const kept = Object.entries(mergeEnvFile(source)).filter(
    ([name]) => !settingsOfRealServices.test(name) && !settingsOfMachine.includes(name),
  );
  const settings = readSettings({
    ...Object.fromEntries(kept),
    LOCAL_ENV_FILE: '/dev/null',
    LOCAL_DATA_DIR: join(source['LOCAL_DATA_DIR'] ?? '.local', 'rehearsal'),
    ...(source['PORT'] ? { PORT: source['PORT'] } : {}),
  });
  return { ...settings, isRehearsal: true };
}

export function listRequiredPorts(settings: ProductSettings): { port: number; part: string; setting: string }[] {
  const { embeds } = settings;
  return [
    { port: settings.port, part: 'the site', setting: 'PORT' },
    ...(embeds.stripe
      ? [{ port: settings.stripePort, part: 'the payment stand-in', setting: 'STRIPE_STANDIN_PORT' }]
      : []),
    ...(embeds.mailbox ? [{ port: settings.mailboxPort, part: 'the mailbox', setting: 'MAILBOX_PORT' }] : []),
    ...(embeds.mailbox && settings.mailboxSmtpPort
      ? [{ port: settings.mailboxSmtpPort, part: 'the mailbox', setting: 'MAILBOX_SMTP_PORT' }]
      : []),
    ...(embeds.postgres ? [{ port: settings.postgresPort, part: 'PostgreSQL', setting: 'LOCAL_POSTGRES_PORT' }] : []),
  ];
}

/** Tests must not inherit these settings from the developer. */
export function listSettingNames(): Set<string> {
  const example = readFileSync(join(repositoryFolder, '.env.example'), 'utf8');
  return new Set(Array.from(example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm), ([, name = '']) => name));
}

export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}
