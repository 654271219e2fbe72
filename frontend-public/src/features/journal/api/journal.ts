import { answer, api, ApiProblem, sendOnLeaving, type Row } from 'shell/api';

export type Entry = Row<'/api/journal'>;

/** What an entry is written about; a free one is about nothing. */
export type Source = { source: 'lesson' | 'reflection'; sourceId: string } | { source: 'free' };

export const createEntry = (clientId: string, about: Source, text: string): Promise<Entry> =>
  answer(api.POST('/api/journal', { body: { clientId, ...about, text } }));

export const changeEntry = (id: string, text: string, version: number): Promise<Entry> =>
  answer(api.PUT('/api/journal/{id}', { params: { path: { id } }, body: { text, version } }));

/** Saves in the moment the page is left. Made again later, it is refused as a change that is stored already. */
export const changeEntryOnLeaving = (id: string, text: string, version: number): void =>
  sendOnLeaving('PUT', `/api/journal/${id}`, { text, version });

/** The entry as it is stored, where a change was refused because another device was first. */
export function storedEntry(error: unknown): Entry | undefined {
  if (!(error instanceof ApiProblem) || error.status !== 409) return undefined;
  return error.details['entry'] as Entry | undefined;
}
