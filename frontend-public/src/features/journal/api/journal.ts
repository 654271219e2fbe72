import { answer, apiOf, ApiProblem, sendOnLeaving, type Row } from 'shell/api';

export type Entry = Row<'/api/journal'>;

/** What an entry is written about; a free one is about nothing. */
export type Source = { source: 'lesson' | 'reflection'; sourceId: string } | { source: 'free' };

/** An entry as it was when its text was changed. */
export type Version = Pick<Entry, 'id' | 'version'>;

export const createEntry = (userId: string, clientId: string, about: Source, text: string): Promise<Entry> =>
  answer(apiOf(userId).POST('/api/journal', { body: { clientId, ...about, text } }));

export const changeEntry = (userId: string, { id, version }: Version, text: string): Promise<Entry> =>
  answer(apiOf(userId).PUT('/api/journal/{id}', { params: { path: { id } }, body: { text, version } }));

/** Saves in the moment the page is left. Made again later, it is refused as a change that is stored already. */
export const changeEntryOnLeaving = (userId: string, { id, version }: Version, text: string): void =>
  sendOnLeaving(userId, 'PUT', `/api/journal/${id}`, { text, version });

/** The API says that there is no such entry: it was deleted on another device. */
export const saysGone = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status === 404 && error.code !== '';

/** The entry as it is stored, where a change was refused because another device was first. */
export function storedEntry(error: unknown): Entry | undefined {
  if (!(error instanceof ApiProblem) || error.status !== 409) return undefined;
  return error.details['entry'] as Entry | undefined;
}
