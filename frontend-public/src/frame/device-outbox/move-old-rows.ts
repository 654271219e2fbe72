import { logFailure } from 'shell/log-failure';
import { openIndexedDbStore, type IndexedDbStore } from '../device-rows.ts';
import type { Entry, EntryKey } from './entries.ts';

type OldEntry = [EntryKey, Partial<Entry<unknown>>];
type OldRow = { owner?: string; [field: string]: unknown };
type OldRefusal = { kind: string; item: string; version: string; why: string };

/** `keyval-store` must be last, because its rejections belong to entries of the other stores. */
const oldStores = { 'oneness-sits': 'waiting', 'oneness-places': 'places', 'keyval-store': 'keyval' };
/** Other keys of the store `keyval` belong to stored API responses. */
const ownedKey = /^oneness-(progress|journal|forum|refused)-(.{36})-?(.*)$/s;

/** Runs at each start, because an open tab of an earlier release can store more entries. */
export async function migrateOldOutboxEntries(rows: IndexedDbStore): Promise<void> {
  for (const [database, table] of Object.entries(oldStores)) {
    const moved = moveStore(rows, openIndexedDbStore(database, table), table);
    await moved.catch((error: unknown) => logFailure('The entries of an earlier release could not be moved', error));
  }
}

async function moveStore(rows: IndexedDbStore, old: IndexedDbStore, table: string): Promise<void> {
  for (const key of (await old.keys()).toSorted()) {
    const row = table !== 'keyval' || ownedKey.test(key) ? await old.get<OldRow>(key) : undefined;
    if (row && (await moveEntries(rows, convertOldRow(table, key, row))))
      await old.change(key, (now) => (isEqual(now, row) ? undefined : now));
  }
}

async function moveEntries(rows: IndexedDbStore, old: OldEntry[]): Promise<boolean> {
  let areMoved = true;
  for (const [key, { value, refused }] of old)
    await rows.change<Entry<unknown>>(key, (entry) => {
      if (refused) return entry && { ...entry, refused };
      areMoved &&= entry === undefined || isEqual(entry.value, value);
      return entry ?? { value };
    });
  return areMoved;
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function convertOldRow(table: string, key: string, { owner = '', ...value }: OldRow): OldEntry[] {
  if (table === 'waiting') return [[`sit:${owner}:${key}`, { value }]];
  // The key of an old position is `owner/id`, or only the id for a visitor.
  if (table === 'places') return [[`position:${owner}:${textAfterLast('/', key)}`, { value }]];
  const [, kind, userId = '', id = ''] = ownedKey.exec(key) ?? [];
  if (kind === 'journal') return [[`journal:${userId}:${id}`, { value }]];
  if (kind === 'forum') return [[`post:${userId}:${id}`, { value }]];
  if (kind === 'refused') return [convertRefusal(userId, value as OldRefusal)];
  return Object.entries(value).map(([item, progress]) => [`progress:${userId}:${item}`, { value: progress }]);
}

function convertRefusal(userId: string, { kind, item, ...refused }: OldRefusal): OldEntry {
  if (kind === 'words') return [`journal:${userId}:${textAfterLast(`${userId}-`, item)}`, { refused }];
  if (kind === 'meditation') return [`position:${userId}:${textAfterLast('/', item)}`, { refused }];
  return [`${kind === 'sit' ? 'sit' : 'progress'}:${userId}:${item}`, { refused }];
}

const textAfterLast = (mark: string, text: string): string => text.slice(text.lastIndexOf(mark) + mark.length);
