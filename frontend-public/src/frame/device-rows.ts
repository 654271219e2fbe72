import * as idb from 'idb-keyval';

/** Opens an IndexedDB store. If the browser blocks site data, its calls reject, where `createStore` would throw. */
export function openStore(database: string, table: string): idb.UseStore {
  let opened: idb.UseStore | undefined;
  return async (mode, use) => (opened ??= idb.createStore(database, table))(mode, use);
}

const rows = openStore('keyval-store', 'keyval');

export const get = <T>(key: string): Promise<T | undefined> => idb.get<T>(key, rows);
export const set = (key: string, value: unknown): Promise<void> => idb.set(key, value, rows);
export const update = <T>(key: string, change: (old: T | undefined) => T): Promise<void> =>
  idb.update<T>(key, change, rows);
export const del = (key: string): Promise<void> => idb.del(key, rows);
export const delMany = (names: string[]): Promise<void> => idb.delMany(names, rows);
export const keys = (): Promise<string[]> => idb.keys<string>(rows);
export const entries = <T>(): Promise<[string, T][]> => idb.entries<string, T>(rows);
