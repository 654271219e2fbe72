import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { readApiResponse, api, type ResponseBody } from 'shell/api';
import { hasQueryFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { sendStoredProgress } from '../../../frame/media/progress.ts';

export type PracticeProgress = ResponseBody<'/api/practice', 'get'>;
type ServerProgress = ResponseBody<'/api/lessons/{id}/progress', 'put'>;

/** Sends the stored progress first, so that the response includes that progress. */
const practiceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['practice', userId],
    queryFn: async () => {
      await sendStoredProgress(userId);
      return readApiResponse(api.GET('/api/practice'));
    },
  });

/** Requests the progress at each visit, because the user may have watched on another device. */
export function useAllLessonProgress(): { practice: PracticeProgress | undefined; isKnown: boolean } {
  const { user } = useSession();
  const query = useQuery({ ...practiceQuery(user?.id ?? ''), enabled: user !== undefined, staleTime: 0 });
  return { practice: query.data, isKnown: query.isFetchedAfterMount || hasQueryFailed(query) || query.isPaused };
}

export const setLessonSeen = (lessonId: string, seen: boolean) =>
  readApiResponse(api.PUT('/api/lessons/{id}/seen', { params: { path: { id: lessonId } }, body: { seen } }));

/** A completed lesson can unlock other lessons, so a change of completion refetches the lessons. */
export async function applyServerProgress(
  client: QueryClient,
  userId: string,
  progress: ServerProgress,
): Promise<void> {
  const { queryKey } = practiceQuery(userId);
  const known = client.getQueryData(queryKey);
  if (!known) return;
  const before = known.lessons.find(({ lessonId }) => lessonId === progress.lessonId);
  const others = known.lessons.filter((lesson) => lesson !== before);
  const lesson = { ...progress, lastPlayedAt: new Date().toISOString() };
  client.setQueryData(queryKey, { ...known, lessons: [...others, lesson] });
  if ((before?.done ?? false) === progress.done) return;
  await Promise.all([queryKey, ['lessons']].map((key) => client.invalidateQueries({ queryKey: key })));
}
