import { readApiResponse, createApiForUser, sendOnUnload } from 'shell/api';
import { changeEntry, createEntryKey, readEntry } from '../device-outbox/entries.ts';
import { sendOutboxEntry, sendEntries, type OutboxKind } from '../device-outbox/outbox.ts';
import { mergeWatchProgress, type WatchProgress } from './merge-progress.ts';

export interface WatchedItem {
  kind: 'lessons' | 'replays';
  id: string;
}

const progressKey = (userId: string, { kind, id }: WatchedItem) => createEntryKey('progress', userId, `${kind}/${id}`);

export const progressOutbox = {
  kind: 'progress',
  version: ({ playedAt }) => playedAt,
  async send(userId, item, body) {
    const [kind, id = ''] = item.split('/');
    const sent = { params: { path: { id } }, body };
    const api = createApiForUser(userId);
    return kind === 'replays'
      ? readApiResponse(api.PUT('/api/replays/{id}/progress', sent))
      : readApiResponse(api.PUT('/api/lessons/{id}/progress', sent));
  },
} satisfies OutboxKind<WatchProgress>;

export async function reportProgress(userId: string, item: WatchedItem, progress: WatchProgress) {
  await storeProgress(userId, item, progress);
  const outcome = await sendOutboxEntry(progressOutbox, userId, progressKey(userId, item));
  return outcome.status === 'delivered' ? outcome.response : undefined;
}

/** The browser finishes this request after the page is closed. */
export function reportProgressOnPageHide(userId: string, item: WatchedItem, progress: WatchProgress): void {
  sendOnUnload(userId, 'PUT', `/api/${item.kind}/${item.id}/progress`, progress);
  void storeProgress(userId, item, progress);
}

export const readLocalFilmPosition = async (userId: string, item: WatchedItem): Promise<number | undefined> =>
  (await readEntry<WatchProgress>(progressKey(userId, item)))?.value.positionSec;

export async function sendStoredProgress(userId: string): Promise<void> {
  await sendEntries(progressOutbox, userId);
}

const storeProgress = (userId: string, item: WatchedItem, progress: WatchProgress): Promise<boolean> =>
  changeEntry<WatchProgress>(progressKey(userId, item), (entry) => ({
    ...entry,
    value: mergeWatchProgress(entry?.value, progress),
  }));
