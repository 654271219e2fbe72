import type { Environment } from '#platform/config/env-file.ts';
import { readSettings } from '#platform/config/settings.ts';
import { emailsIn } from '#platform/database/emails-in.ts';
import { demoAccounts } from './demo-data/accounts.ts';

const emails = demoAccounts.map(({ name }) => `${name}@example.org`);

/**
 * Stops the start in production where the settings are not fit for it, or where the database holds an account whose
 * password stands in our README. Every fault is told at once; what hinders the look at the database is one only then.
 */
export async function refuseDemoAccounts(env: Environment): Promise<void> {
  if (env['NODE_ENV'] !== 'production') return;
  const databaseUrl = env['DATABASE_URL'];
  const found = databaseUrl ? await emailsIn(databaseUrl, emails).catch((err: Error) => err) : [];
  if (found instanceof Error) {
    readSettings(env);
    throw found;
  }
  readSettings(env, found.length === 0 ? [] : [`DATABASE_URL: it holds demo accounts (${found.join(', ')})`]);
}
