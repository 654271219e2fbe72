import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { answer, api, type Answered } from 'shell/api';
import { sendProgress } from '../progress.ts';

export type Practice = Answered<'/api/practice', 'get'>;
type Told = Answered<'/api/lessons/{id}/progress', 'put'>;

/** The user's lesson progress; progress stored on this device is sent before the request. */
export const practiceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['practice', userId],
    queryFn: async () => {
      await sendProgress(userId);
      return answer(api.GET('/api/practice'));
    },
  });

export const markSeen = (lessonId: string, seen: boolean) =>
  answer(api.PUT('/api/lessons/{id}/seen', { params: { path: { id: lessonId } }, body: { seen } }));

/** A completed lesson can unlock another one, so the lessons are refetched then. */
export async function noteTold(client: QueryClient, userId: string, told: Told): Promise<void> {
  const { queryKey } = practiceQuery(userId);
  const known = client.getQueryData(queryKey);
  if (!known) return;
  const before = known.lessons.find(({ lessonId }) => lessonId === told.lessonId);
  const others = known.lessons.filter((lesson) => lesson !== before);
  const lesson = { ...told, lastPlayedAt: new Date().toISOString() };
  client.setQueryData(queryKey, { ...known, lessons: [...others, lesson] });
  if ((before?.done ?? false) === told.done) return;
  await Promise.all([queryKey, ['lessons']].map((key) => client.invalidateQueries({ queryKey: key })));
}
