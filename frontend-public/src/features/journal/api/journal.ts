import { readApiResponse, createApiForUser, ApiProblem, sendOnUnload, type ResponseItem } from 'shell/api';

export type JournalEntry = ResponseItem<'/api/journal'>;

/** The lesson or reflection that a journal entry is about; a free entry is about neither. */
export type JournalEntrySource = { source: 'lesson' | 'reflection'; sourceId: string } | { source: 'free' };

/**
 * The journal entry and the version that the user has changed, so that the server detects a change by another device.
 */
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

/**
 * Sends the change when the user leaves the page; `keepalive` lets the request finish. If it is repeated, the server
 * returns a conflict with the stored text.
 */
export const changeEntryOnPageHide = (userId: string, { id, version }: JournalEntryVersion, text: string): void =>
  sendOnUnload(userId, 'PUT', `/api/journal/${id}`, { text, version });

export const isEntryDeletedError = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status === 404 && error.code !== '';

/**
 * Returns the stored entry from a conflict error, which means that another device saved a text before this one;
 * undefined for any other error.
 */
export function getEntryFromConflict(error: unknown): JournalEntry | undefined {
  if (!(error instanceof ApiProblem) || error.status !== 409) return undefined;
  return error.details['entry'] as JournalEntry | undefined;
}
