import { queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, createRequestFetch } from 'shell/api';
import type { ApiFetch } from 'shell/site-bundle';
import type { PlayableMeditation } from '../now-playing.ts';

/**
 * Returns the shortest public meditation, or null. During prerendering `ask` calls the API inside the server process.
 */
export const publicMeditationQuery = (ask?: ApiFetch) =>
  queryOptions({
    queryKey: ['meditations', 'open'],
    // The server prerenders the page when the meditation changes, so the browser never refetches it.
    staleTime: Infinity,
    queryFn: async (): Promise<PlayableMeditation | null> => {
      const query = { limit: 100 };
      const { items } = await readApiResponse(
        api.GET('/api/meditations', { params: { query }, ...(ask ? { fetch: createRequestFetch(ask) } : {}) }),
      );
      const open = items.filter(({ isOpen }) => isOpen).toSorted((a, b) => a.durationSec - b.durationSec)[0];
      if (!open) return null;
      const { id, title, durationSec, captions } = open;
      return { id, title, durationSec, captions, kind: 'Guided', tier: 'free', fromSec: 0 };
    },
  });
