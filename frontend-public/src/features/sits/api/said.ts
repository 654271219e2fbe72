import { queryOptions } from '@tanstack/react-query';
import { askMediaLink, captionsAddress } from '../../../frame/media/media-link.ts';
import { readCues, type Cue } from '../../../frame/media/transcript.ts';

export const saidQuery = (userId: string | undefined, meditationId: string) =>
  queryOptions({
    queryKey: ['transcripts', userId, meditationId],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Cue[]> => {
      const link = await askMediaLink({ kind: 'meditations', id: meditationId });
      return readCues(captionsAddress(link), signal);
    },
  });
