import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { readApiResponse, api, type ResponseBody } from 'shell/api';
import { hasFailed } from 'shell/failed-query';
import { useSession } from 'shell/session';
import { sendStoredProgress } from '../../../frame/media/progress.ts';

export type PracticeProgress = ResponseBody<'/api/practice', 'get'>;
type ServerProgress = ResponseBody<'/api/lessons/{id}/progress', 'put'>;

/** The user's lesson progress; progress stored on this device is sent before the request. */
const practiceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['practice', userId],
    queryFn: async () => {
      await sendStoredProgress(userId);
      return readApiResponse(api.GET('/api/practice'));
    },
  });

/**
 * The current lesson progress, refetched because the member may have played on another device. If it cannot be loaded,
 * the page shows no progress marks.
 */
export function usePractice(): { practice: PracticeProgress | undefined; isKnown: boolean } {
  const { user } = useSession();
  const query = useQuery({ ...practiceQuery(user?.id ?? ''), enabled: user !== undefined, staleTime: 0 });
  return { practice: query.data, isKnown: query.isFetchedAfterMount || hasFailed(query) || query.isPaused };
}

export const setLessonSeen = (lessonId: string, seen: boolean) =>
  readApiResponse(api.PUT('/api/lessons/{id}/seen', { params: { path: { id: lessonId } }, body: { seen } }));

/** A completed lesson can unlock another one, so the lessons are refetched then. */
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
