import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { answer, api, type Answered } from 'shell/api';
import { sendProgress } from '../progress.ts';

export type Practice = Answered<'/api/practice', 'get'>;
type Told = Answered<'/api/lessons/{id}/progress', 'put'>;

/** What a member has seen and where they are. What waits on this device is told before it is asked. */
export const practiceQuery = (userId: string) =>
  queryOptions({
    queryKey: ['practice', userId],
    queryFn: async () => {
      await sendProgress(userId);
      return answer(api.GET('/api/practice'));
    },
  });

/** Marks a lesson as seen, or takes that back. */
export const markSeen = (lessonId: string, seen: boolean) =>
  answer(api.PUT('/api/lessons/{id}/seen', { params: { path: { id: lessonId } }, body: { seen } }));

/**
 * What the server answered about one lesson is shown at once; what follows from a lesson that is done is asked anew: it may
 * open another one, whose words were not told before.
 */
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
