import { queryOptions } from '@tanstack/react-query';
import { answer, api } from 'shell/api';
import { sendWords } from '../send-words.ts';
import type { Source } from './journal.ts';

/** What somebody wrote about one thing; null before they have. What waits on this device is sent before it is asked. */
export const entryQuery = (userId: string, about: Extract<Source, { sourceId: string }>) =>
  queryOptions({
    queryKey: ['journal', userId, about],
    queryFn: async () => {
      await sendWords(userId);
      const { items } = await answer(api.GET('/api/journal', { params: { query: about } }));
      return items[0] ?? null;
    },
    // An open field holds newer words than the server.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
