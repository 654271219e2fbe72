import { readApiResponse, createApiForUser, ApiProblem, sendOnUnload, type ResponseItem } from 'shell/api';

export type JournalEntry = ResponseItem<'/api/journal'>;

export type JournalEntrySource = { source: 'lesson' | 'reflection'; sourceId: string } | { source: 'free' };

/** The version lets the server detect a change by another device. */
export type JournalEntryVersion = Pick<JournalEntry, 'id' | 'version'>;

export const createEntry = (
  userId: string,
  clientId: string,
  about: JournalEntrySource,
  text: string,
): Promise<JournalEntry> =>
  readApiResponse(createApiForUser(userId).POST('/api/journal', { body: { clientId, ...about, text } }));

export const changeEntry = (
  userId: string,
  { id, version }: JournalEntryVersion,
  text: string,
): Promise<JournalEntry> =>
  readApiResponse(
    createApiForUser(userId).PUT('/api/journal/{id}', { params: { path: { id } }, body: { text, version } }),
  );

/** The browser finishes this request after the page has closed. */
export const changeEntryOnPageHide = (userId: string, { id, version }: JournalEntryVersion, text: string): void =>
  sendOnUnload(userId, 'PUT', `/api/journal/${id}`, { text, version });

export const isEntryDeletedError = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status === 404 && error.code !== '';

export function getEntryFromConflict(error: unknown): JournalEntry | undefined {
  if (!(error instanceof ApiProblem) || error.status !== 409) return undefined;
  return error.details['entry'] as JournalEntry | undefined;
}
