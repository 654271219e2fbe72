import { readFileSync } from 'node:fs';

export const secretNames = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'RESEND_API_KEY',
  'RESEND_WEBHOOK_SECRET',
  'MAIL_SMTP_URL',
  'AUTH_JWKS',
  'JOURNAL_KEYS',
  'FILES_S3_KEY',
  'FILES_S3_SECRET',
  'BACKUP_S3_KEY',
  'BACKUP_S3_SECRET',
  'BACKUP_IDENTITY',
  'METRICS_TOKEN',
  'PURGE_TOKEN',
] as const;

export class SecretFileError extends Error {
  override readonly name = 'SecretFileError';
}

export function readSecretFiles(variables: Readonly<Record<string, string>>): Record<string, string> {
  const result = { ...variables };
  for (const name of secretNames) {
    const file = variables[`${name}_FILE`];
    if (file === undefined) continue;
    if (variables[name] !== undefined)
      throw new SecretFileError(`${name} and ${name}_FILE are both set. Remove one of them.`);
    result[name] = readSecret(`${name}_FILE`, file);
    delete result[`${name}_FILE`];
  }
  return result;
}

function readSecret(variable: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new SecretFileError(`${variable}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  if (text === '') throw new SecretFileError(`${variable}: ${file} is empty.`);
  return text;
}

/**
 * Omits a variable such as `DATABASE_URL_FILE` if `DATABASE_URL` is set, because a child process rejects a secret that is
 * set twice.
 */
export function createChildEnvironment(): NodeJS.ProcessEnv {
  const read = new Set<string>(
    secretNames.filter((name) => process.env[name] !== undefined).map((name) => `${name}_FILE`),
  );
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !read.has(name)));
}
