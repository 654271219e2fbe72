import { readApiResponse, createApiForUser, ApiProblem, sendOnUnload, type ResponseItem } from 'shell/api';

export type JournalEntry = ResponseItem<'/api/journal'>;

/** A free entry is about no lesson and no reflection. */
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

/**
 * `keepalive` lets the request finish after the page has closed. If the text is sent again, the server returns a
 * conflict with the stored text.
 */
export const changeEntryOnPageHide = (userId: string, { id, version }: JournalEntryVersion, text: string): void =>
  sendOnUnload(userId, 'PUT', `/api/journal/${id}`, { text, version });

export const isEntryDeletedError = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status === 404 && error.code !== '';

/** Returns the stored entry if the error is a conflict (409), otherwise undefined. */
export function getEntryFromConflict(error: unknown): JournalEntry | undefined {
  if (!(error instanceof ApiProblem) || error.status !== 409) return undefined;
  return error.details['entry'] as JournalEntry | undefined;
}
