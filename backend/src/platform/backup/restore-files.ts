import type { Settings } from '../config/settings.ts';
import { BackupError } from './backup-error.ts';
import { Meter, pass } from './encryption.ts';
import type { BackupReader } from './read-backup.ts';
import { openFileStore } from './store/open-stores.ts';

/** Writes the files of a backup that the store lacks. It deletes none, because a file never changes its content. */
export async function restoreFiles(backup: BackupReader, settings: Settings): Promise<number> {
  const store = await openFileStore(settings);
  const sizes = new Map<string, number>();
  for await (const { name, size } of store.list()) sizes.set(name, size);
  let restored = 0;
  for await (const file of backup.listFiles()) {
    if (sizes.get(file.name) === file.size) continue;
    const meter = pass(await backup.openFile(file), new Meter());
    await store.write(file.name, meter);
    if (meter.digest() !== file.sha256)
      throw new BackupError(`The file ${file.name} is not as it was written. Use another backup.`, 'damaged');
    restored += 1;
  }
  return restored;
}
