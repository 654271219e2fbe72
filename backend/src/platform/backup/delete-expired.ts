import type { Settings } from '../config/settings.ts';
import { listExpiredBackups } from './backup-retention.ts';
import { listBackups } from './manifest.ts';
import type { ByteStore } from './store/byte-store.ts';
import { openBackupStore } from './store/open-stores.ts';
import { openFileList } from './write-backup.ts';

/** Younger objects are not deleted, because another machine may still write the backup that uses them. */
const minAgeMs = 24 * 3_600_000;

export async function deleteExpiredBackups(settings: Settings, now: Date): Promise<void> {
  const store = await openBackupStore(settings);
  const names = await listBackups(store);
  const expired = listExpiredBackups(names, now);
  if (expired.length === 0) return;
  for (const name of expired) await store.removeFolder(name);
  const used = await listObjects(
    store,
    names.filter((each) => !expired.includes(each)),
  ).catch(() => undefined);
  // A damaged list does not name all files in use, so no file is deleted.
  if (!used) return;
  for await (const { name, changedAt } of store.list('files'))
    if (!used.has(name) && now.getTime() - changedAt.getTime() > minAgeMs) await store.remove(name);
}

async function listObjects(store: ByteStore, names: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const name of names) for await (const { object } of openFileList(store, name)) used.add(object);
  return used;
}
