import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { hasFailed } from 'shell/failed-query';
import { practiceQuery, type Practice } from './api/practice.ts';

/**
 * The current lesson progress, refetched because the member may have played on another device. If it cannot be loaded,
 * the page shows no progress marks.
 */
export function usePractice(): { practice: Practice | undefined; isKnown: boolean } {
  const { user } = useSession();
  const query = useQuery({ ...practiceQuery(user?.id ?? ''), enabled: user !== undefined, staleTime: 0 });
  return { practice: query.data, isKnown: query.isFetchedAfterMount || hasFailed(query) || query.isPaused };
}
