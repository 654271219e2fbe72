import { queryOptions } from '@tanstack/react-query';
import { requestMediaLink, captionsUrl } from '../../../frame/media/media-link.ts';
import { fetchTranscriptCues, type TranscriptCue } from '../../../frame/media/transcript.ts';

export const transcriptQuery = (userId: string | undefined, meditationId: string) =>
  queryOptions({
    queryKey: ['transcripts', userId, meditationId],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<TranscriptCue[]> => {
      const link = await requestMediaLink({ kind: 'meditations', id: meditationId });
      return fetchTranscriptCues(captionsUrl(link), signal);
    },
  });
