import { queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, createRequestFetch } from 'shell/api';
import type { ApiFetch } from 'shell/site-bundle';
import type { PlayableMeditation } from '../now-playing.ts';

export const publicMeditationQuery = (ask?: ApiFetch) =>
  queryOptions({
    queryKey: ['meditations', 'open'],
    // The server prerenders the page after a change of the meditation, so the browser never refetches the meditation.
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
