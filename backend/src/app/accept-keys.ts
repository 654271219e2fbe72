import { readDatabaseUrl } from '#platform/config/settings.ts';
import { deleteKeyFingerprints, type KeyPurpose } from '#platform/database/key-fingerprints.ts';
import { runProcess } from './run.ts';

const purposes: readonly string[] = ['AUTH_JWKS', 'JOURNAL_KEYS'] satisfies KeyPurpose[];

/** Deletes the stored fingerprints of lost keys, so that the next start accepts new keys. */
await runProcess('keys:accept', async (environment) => {
  const [purpose = ''] = process.argv.slice(2);
  const databaseUrl = readDatabaseUrl(environment);
  if (!purposes.includes(purpose)) {
    process.stderr.write(
      'Name the setting with the new keys: npm run keys:accept -w backend AUTH_JWKS (or JOURNAL_KEYS)\n',
    );
    process.exit(1);
  }
  await deleteKeyFingerprints(databaseUrl, purpose as KeyPurpose);
  process.stdout.write(`The next start accepts the keys of ${purpose}.\n`);
});
