import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, createApiForUser } from 'shell/api';
import { sendJournalDrafts } from '../drafts.ts';
import type { JournalEntry } from './journal.ts';

export interface EntriesFilter {
  q: string;
  source: JournalEntry['source'] | undefined;
  isDeleted: boolean;
  module?: string | undefined;
}

const pageSize = 30;

/** Sends the drafts of this device first (for at most 3 seconds), so that the result contains the drafts. */
export const entriesQuery = (userId: string, { q, source, isDeleted, module }: EntriesFilter) =>
  infiniteQueryOptions({
    queryKey: ['journal', userId, 'list', { q, source, isDeleted, module }],
    queryFn: async ({ pageParam, client }) => {
      await sendJournalDrafts(userId, () => void client.invalidateQueries({ queryKey: ['journal', userId, 'list'] }));
      return readApiResponse(
        createApiForUser(userId).GET('/api/journal', {
          params: {
            query: {
              limit: pageSize,
              ...(q !== '' && { q }),
              ...(source && { source }),
              ...(module && { module }),
              ...(isDeleted && { deleted: true }),
              ...(pageParam !== '' && { cursor: pageParam }),
            },
          },
        }),
      );
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const moduleNotesQuery = (userId: string, module: string) =>
  queryOptions({
    queryKey: ['journal', userId, 'of-module', module],
    queryFn: async () =>
      (await readApiResponse(api.GET('/api/journal', { params: { query: { module, limit: 1 } } }))).total,
    staleTime: 0,
  });

export async function deleteEntry(id: string): Promise<void> {
  await readApiResponse(api.DELETE('/api/journal/{id}', { params: { path: { id } } }));
}

export async function restoreEntry(id: string): Promise<void> {
  await readApiResponse(api.POST('/api/journal/{id}/restore', { params: { path: { id } } }));
}

export type JournalFormat = 'md' | 'json' | 'pdf';

export async function exportJournal(format: JournalFormat): Promise<Blob> {
  const file = await readApiResponse(
    api.GET('/api/journal/export', { params: { query: { format } }, parseAs: 'blob' }),
  );
  return file as unknown as Blob;
}
