import type { EnvironmentVariables } from '#platform/config/env-file.ts';
import { InvalidSettings, readSettings } from '#platform/config/settings.ts';
import {
  findPurposesOfUnknownKeys,
  storeKeyFingerprints,
  type KeyPurpose,
} from '#platform/database/key-fingerprints.ts';

const lostData: Record<KeyPurpose, string> = {
  AUTH_JWKS: 'all sessions end, and authenticator apps must be set up again',
  JOURNAL_KEYS: 'the journal entries that exist cannot be read again',
};

export async function refuseUnknownKeys(environment: EnvironmentVariables): Promise<void> {
  const settings = readSettings(environment);
  const unknown = await findPurposesOfUnknownKeys(settings);
  if (unknown.length === 0) return storeKeyFingerprints(settings);
  throw new InvalidSettings(
    unknown
      .map(
        (purpose) =>
          `${purpose}: has none of the keys that this database was used with. Set the keys of the backup. ` +
          `If they are lost, run \`npm run keys:accept -w backend ${purpose}\`: ${lostData[purpose]}.`,
      )
      .join('\n'),
  );
}
