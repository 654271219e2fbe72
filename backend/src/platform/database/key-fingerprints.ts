import { createHash } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import { runWithOwnConnection, type RunQuery } from './connect-once.ts';

export type KeyPurpose = 'AUTH_JWKS' | 'JOURNAL_KEYS';

/** Accepts all keys of a purpose that has no stored fingerprints. */
export function findPurposesOfUnknownKeys(settings: Settings): Promise<KeyPurpose[]> {
  return runWithOwnConnection(settings.databaseUrl, async (query) => {
    if (!(await hasTable(query))) return [];
    const stored = await query<{ purpose: string; fingerprint: string }>(
      'select purpose, fingerprint from key_fingerprint',
    );
    const isUnknown = ({ purpose, fingerprints }: PurposeKeys): boolean => {
      const known = stored.filter((row) => row.purpose === purpose);
      return known.length > 0 && !known.some(({ fingerprint }) => fingerprints.includes(fingerprint));
    };
    return computeKeyFingerprints(settings)
      .filter(isUnknown)
      .map(({ purpose }) => purpose);
  });
}

export function storeKeyFingerprints(settings: Settings): Promise<void> {
  return runWithOwnConnection(settings.databaseUrl, async (query) => {
    if (!(await hasTable(query))) return;
    for (const { purpose, fingerprints } of computeKeyFingerprints(settings)) {
      await query(
        'insert into key_fingerprint (purpose, fingerprint) select $1, unnest($2::text[]) on conflict do nothing',
        [purpose, fingerprints],
      );
      await query('delete from key_fingerprint where purpose = $1 and fingerprint <> all ($2)', [
        purpose,
        fingerprints,
      ]);
    }
  });
}

async function hasTable(query: RunQuery): Promise<boolean> {
  const [table] = await query<{ name: string | null }>(`select to_regclass('key_fingerprint') as name`);
  return Boolean(table?.name);
}

export async function deleteKeyFingerprints(databaseUrl: string, purpose: KeyPurpose): Promise<void> {
  await runWithOwnConnection(databaseUrl, (query) =>
    query('delete from key_fingerprint where purpose = $1', [purpose]),
  );
}

export interface PurposeKeys {
  readonly purpose: KeyPurpose;
  readonly fingerprints: readonly string[];
}

export function computeKeyFingerprints({ authJwks, journalKeys }: Settings): PurposeKeys[] {
  const { keys } = JSON.parse(authJwks) as { keys: { x?: string; y?: string }[] };
  return [
    { purpose: 'AUTH_JWKS', fingerprints: keys.map(({ x, y }) => fingerprint(`${x}.${y}`)) },
    { purpose: 'JOURNAL_KEYS', fingerprints: journalKeys.map(fingerprint) },
  ];
}

/** Each key has at least 256 random bits, so the hash does not reveal the key. */
const fingerprint = (key: string): string => createHash('sha256').update(`key fingerprint ${key}`).digest('base64url');
