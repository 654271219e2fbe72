import type { Settings } from '../config/settings.ts';
import { BackupError } from './backup-error.ts';
import { SizeAndHashStream, pipeWithErrors } from './encryption.ts';
import type { BackupReader } from './read-backup.ts';
import { openFileStore } from './store/open-stores.ts';

/** Never replaces an existing file, because the backup may contain only a part of a file that was still uploaded. */
export async function restoreFiles(backup: BackupReader, settings: Settings): Promise<number> {
  const store = await openFileStore(settings);
  const existing = new Set<string>();
  for await (const { name } of store.list()) existing.add(name);
  let restored = 0;
  for await (const file of backup.listFiles()) {
    if (existing.has(file.name)) continue;
    const measured = pipeWithErrors(await backup.openFile(file), new SizeAndHashStream());
    await store.write(file.name, measured);
    if (measured.digest() !== file.sha256) {
      await store.remove(file.name);
      throw new BackupError(`The file ${file.name} is not as it was written. Use another backup.`, 'damaged');
    }
    restored += 1;
  }
  return restored;
}
