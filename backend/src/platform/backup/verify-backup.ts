import type { Settings } from '../config/settings.ts';
import type { RunQuery } from '../database/connect-once.ts';
import { runWithOwnConnection } from '../database/connect-once.ts';
import { computeKeyFingerprints } from '../database/key-fingerprints.ts';
import { BackupError } from './backup-error.ts';
import { SizeAndHashStream, pipeWithErrors } from './encryption.ts';
import { loadDatabase, rejectBackupOfNewerVersion } from './load-database.ts';
import type { Manifest } from './manifest.ts';
import { BackupReader } from './read-backup.ts';
import { withScratchDatabase } from './scratch-database.ts';
import { verifyDatabase } from './verify-database.ts';

/** Returns false if the database has no encrypted text, and throws if the keys cannot decrypt a text. */
export type OpenEncryptedText = (query: RunQuery) => Promise<boolean>;

export interface VerifiedBackup {
  readonly manifest: Manifest;
  readonly bytes: number;
  readonly hasOpenedText: boolean;
  readonly hasOpenedFile: boolean;
}

export async function verifyBackup(
  settings: Settings,
  name: string,
  openText: OpenEncryptedText,
): Promise<VerifiedBackup> {
  const backup = await BackupReader.open(settings, name);
  const { manifest } = backup;
  rejectBackupOfNewerVersion(manifest);
  rejectBackupWithOtherKeys(manifest, settings);
  const bytes = await backup.checkHashes();
  return withScratchDatabase(settings.databaseUrl, 'verify', async (scratchUrl) => {
    await loadDatabase(scratchUrl, manifest.database, (table) => backup.openPart(table));
    await verifyDatabase(scratchUrl, manifest.database);
    const hasOpenedText = await runWithOwnConnection(scratchUrl, openText);
    return { manifest, bytes, hasOpenedText, hasOpenedFile: await openOneFile(backup) };
  });
}

export function rejectBackupWithOtherKeys({ name, keyFingerprints }: Manifest, settings: Settings): void {
  const given = computeKeyFingerprints(settings).flatMap(({ fingerprints }) => fingerprints);
  const lacking = keyFingerprints.filter(({ fingerprints }) => !fingerprints.some((each) => given.includes(each)));
  if (lacking.length === 0) return;
  throw new BackupError(
    `The backup ${name} needs other keys: ${lacking.map(({ purpose }) => purpose).join(' and ')}. ` +
      'Set the keys of the backup; `age --decrypt` reads them from its file keys.age.',
    'otherKeys',
  );
}

async function openOneFile(backup: BackupReader): Promise<boolean> {
  for await (const file of backup.listFiles()) {
    const measured = pipeWithErrors(await backup.openFile(file), new SizeAndHashStream());
    for await (const chunk of measured) void chunk;
    if (measured.digest() === file.sha256) return true;
    throw new BackupError(`The file ${file.name} is not as it was written. Use another backup.`, 'damaged');
  }
  return false;
}
