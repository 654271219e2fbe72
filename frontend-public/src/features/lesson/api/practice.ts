import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { readResponse, api, type ResponseBody } from 'shell/api';
import { sendStoredProgress } from '../../../frame/media/progress.ts';

export type Practice = ResponseBody<'/api/practice', 'get'>;
type ServerProgress = ResponseBody<'/api/lessons/{id}/progress', 'put'>;

/** The user's lesson progress; progress stored on this device is sent before the request. */
export const practiceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['practice', userId],
    queryFn: async () => {
      await sendStoredProgress(userId);
      return readResponse(api.GET('/api/practice'));
    },
  });

export const markSeen = (lessonId: string, seen: boolean) =>
  readResponse(api.PUT('/api/lessons/{id}/seen', { params: { path: { id: lessonId } }, body: { seen } }));

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
