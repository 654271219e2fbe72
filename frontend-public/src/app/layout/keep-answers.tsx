import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from 'shell/log-failure';
import { forgetOldAnswers, keepAnswer, readKeptAnswer } from '../../frame/kept-answers.ts';

/** Lists and first pages, which hold nothing that a tier could close. Lessons and meditations themselves are never kept here. */
const keptLists = ['programs', 'modules', 'meditations', 'practice', 'dashboard'];

function isKept([first, second, third, fourth]: QueryKey): boolean {
  if (first === 'lessons')
    return second === undefined || (typeof second === 'object' && !('program' in (second ?? {})));
  // What was searched for is not kept.
  if (first === 'journal') return third === 'list' && (fourth as { q: string }).q === '';
  if (first === 'reflections') return third === 'today';
  return keptLists.includes(String(first));
}

/**
 * Keeps what was last seen of the members area on this device, and shows it where the network is away: also after a cold
 * start. What the server answers then takes its place.
 */
export function KeepAnswers({ userId }: { userId: string }) {
  const client = useQueryClient();
  useEffect(() => {
    forgetOldAnswers().catch((error: unknown) => logFailure('Old answers could not be removed', error));
  }, []);
  useEffect(() => {
    const show = async (queryKey: QueryKey): Promise<void> => {
      const kept = await readKeptAnswer(userId, queryKey);
      if (kept === undefined || client.getQueryData(queryKey) !== undefined) return;
      client.setQueryData(queryKey, kept.answer, { updatedAt: kept.at });
    };
    return client.getQueryCache().subscribe((event) => {
      if ((event.type !== 'updated' && event.type !== 'added') || !isKept(event.query.queryKey)) return;
      const { queryKey, state } = event.query;
      const type = event.type === 'added' ? event.type : event.action.type;
      // What was asked for before the page was drawn is there from the first.
      const came = type === 'success' || type === 'setState' || (type === 'added' && state.data !== undefined);
      if (came) void keepAnswer(userId, queryKey, { at: state.dataUpdatedAt, answer: state.data });
      const didNotCome = type === 'failed' || type === 'error' || type === 'pause';
      if (didNotCome && state.data === undefined && !navigator.onLine) void show(queryKey);
    });
  }, [client, userId]);
  return null;
}
