import type { EnvironmentVariables } from '#platform/config/env-file.ts';
import { readSettings } from '#platform/config/settings.ts';
import { findRegisteredEmails } from '#modules/auth/index.ts';
import { demoAccounts } from './demo-data/accounts.ts';

const demoEmails = demoAccounts.map(({ name }) => `${name}@example.org`);

/** Demo accounts have public passwords, so production does not start with a demo account. */
export async function refuseDemoAccounts(env: EnvironmentVariables): Promise<void> {
  if (env['NODE_ENV'] !== 'production') return;
  const databaseUrl = env['DATABASE_URL'];
  const found = databaseUrl ? await findRegisteredEmails(databaseUrl, demoEmails).catch((err: Error) => err) : [];
  if (found instanceof Error) {
    readSettings(env);
    throw found;
  }
  readSettings(env, found.length === 0 ? [] : [`DATABASE_URL: contains demo accounts (${found.join(', ')})`]);
}
