import { queryOptions } from '@tanstack/react-query';
import { askMediaLink, captionsAddress } from '../../../frame/media/media-link.ts';
import { cuesOf, type Cue } from '../../../frame/media/transcript.ts';

export const saidQuery = (userId: string | undefined, meditationId: string) =>
  queryOptions({
    queryKey: ['transcripts', userId, meditationId],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Cue[]> => {
      const link = await askMediaLink({ kind: 'meditations', id: meditationId });
      const response = await fetch(captionsAddress(link), { signal });
      if (!response.ok) throw new Error(`The transcript failed with status ${response.status}`);
      return (await cuesOf(await response.text())) ?? [];
    },
  });
