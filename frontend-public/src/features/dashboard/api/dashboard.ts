import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { readApiResponse, api, type ResponseBody } from 'shell/api';
import { getPollIntervalMs, usePollOnReturn } from 'shell/session/payment-watch';
import { getBrowserTimeZone } from 'shell/time-zone';
import { readCachedResponse, type CachedResponse } from '../../../frame/query-cache.ts';
import { setServerTime } from '../../../frame/server-time.ts';

export type Dashboard = ResponseBody<'/api/members/dashboard', 'get'>;
export type NextStep = NonNullable<Dashboard['continue']>;
export type NextCircle = NonNullable<Dashboard['circle']>;
export type UrgentMessage = NonNullable<Dashboard['urgent']>;

const rowKey = (userId: string) => ['dashboard', userId];

/** `before` sends the progress stored on this device, so that the response includes that progress. */
const dashboardQuery = (userId: string, before: () => Promise<void>) =>
  queryOptions({
    queryKey: rowKey(userId),
    queryFn: async () => {
      await before();
      const dashboard = await readApiResponse(
        api.GET('/api/members/dashboard', { params: { query: { zone: getBrowserTimeZone() } } }),
      );
      setServerTime(dashboard.now);
      return dashboard;
    },
    // A user who returns from a lesson must see the new position, so each visit loads the dashboard.
    staleTime: 0,
    refetchInterval: getPollIntervalMs,
  });

export function useDashboard(userId: string, before: () => Promise<void>) {
  const asked = useQuery(dashboardQuery(userId, before));
  const { data: fresh, dataUpdatedAt, refetch } = asked;
  const [kept, setKept] = useState<CachedResponse<Dashboard>>();
  const look = useCallback((): void => void refetch({ cancelRefetch: false }), [refetch]);
  usePollOnReturn(true, look);

  useEffect(() => {
    let isLeft = false;
    void readCachedResponse<Dashboard>(userId, rowKey(userId)).then((found) => !isLeft && setKept(found));
    return () => {
      isLeft = true;
    };
  }, [userId]);

  return { ...asked, data: fresh ?? kept?.answer, at: fresh ? dataUpdatedAt : (kept?.at ?? 0) };
}
