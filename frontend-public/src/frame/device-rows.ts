import * as idb from 'idb-keyval';
import { isPreviewPage } from 'shell/preview';

export type IndexedDbStore = ReturnType<typeof openIndexedDbStore>;

/** If the browser blocks site data, the functions return rejected promises, because `rows` is an async function. */
export function openIndexedDbStore(database: string, table: string) {
  const store = isPreviewPage ? undefined : idb.createStore(database, table);
  const rows: idb.UseStore = async (mode, use) => {
    if (!store) throw new Error('A preview stores nothing on the device');
    return store(mode, use);
  };
  return {
    get: <T>(key: string): Promise<T | undefined> => idb.get<T>(key, rows),
    set: (key: string, value: unknown): Promise<void> => idb.set(key, value, rows),
    keys: (): Promise<string[]> => idb.keys<string>(rows),
    entries: <T>(): Promise<[string, T][]> => idb.entries<string, T>(rows),
    delMany: (names: string[]): Promise<void> => idb.delMany(names, rows),
    /** Replaces a row in one transaction, so that no change of another tab is lost. */
    change: <T>(key: string, edit: (row: T | undefined) => T | undefined): Promise<void> =>
      rows('readwrite', async (table) => {
        const next = edit(await idb.promisifyRequest<T | undefined>(table.get(key)));
        if (next === undefined) table.delete(key);
        else table.put(next, key);
        await idb.promisifyRequest(table.transaction);
      }),
    move: <T>(from: string, to: string, merge: (row: T | undefined, moved: T) => T): Promise<boolean> =>
      rows('readwrite', async (table) => {
        const read = (key: string) => idb.promisifyRequest<T | undefined>(table.get(key));
        const [moved, row] = await Promise.all([read(from), read(to)]);
        if (moved === undefined) return false;
        table.put(merge(row, moved), to);
        table.delete(from);
        await idb.promisifyRequest(table.transaction);
        return true;
      }),
  };
}
