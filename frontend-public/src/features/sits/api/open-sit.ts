import { queryOptions } from '@tanstack/react-query';
import { answer, api, through } from 'shell/api';
import type { Ask } from 'shell/site-bundle';
import type { Playable } from '../now-playing.ts';

/** The shortest meditation that anybody may hear; null where there is none. `ask` is there while a page is rendered ahead. */
export const openSitQuery = (ask?: Ask) =>
  queryOptions({
    queryKey: ['meditations', 'open'],
    // The page is rendered again when it changes: a visitor who only reads asks for nothing.
    staleTime: Infinity,
    queryFn: async (): Promise<Playable | null> => {
      const query = { limit: 100 };
      const { items } = await answer(
        api.GET('/api/meditations', { params: { query }, ...(ask ? { fetch: through(ask) } : {}) }),
      );
      const open = items.filter(({ isOpen }) => isOpen).toSorted((a, b) => a.durationSec - b.durationSec)[0];
      if (!open) return null;
      const { id, title, durationSec, captions } = open;
      return { id, title, durationSec, captions, kind: 'Guided', tier: 'free', fromSec: 0 };
    },
  });
