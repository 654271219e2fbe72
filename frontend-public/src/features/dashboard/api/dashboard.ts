import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { answer, api, type Answered } from 'shell/api';
import { askAgainIn, useAskOnReturn } from 'shell/session/payment-watch';
import { ownZone } from 'shell/time-zone';
import { readKeptAnswer, type KeptAnswer } from '../../../frame/kept-answers.ts';
import { noteProductTime } from '../../../frame/product-time.ts';

export type Dashboard = Answered<'/api/members/dashboard', 'get'>;
export type NextStep = NonNullable<Dashboard['continue']>;
export type NextCircle = NonNullable<Dashboard['circle']>;
export type Urgent = NonNullable<Dashboard['urgent']>;

const keyOf = (userId: string) => ['dashboard', userId];

/** `before` runs first, for example to send data stored on this device. */
const dashboardQuery = (userId: string, before: () => Promise<void>) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: async () => {
      await before();
      const dashboard = await answer(api.GET('/api/members/dashboard', { params: { query: { zone: ownZone() } } }));
      noteProductTime(dashboard.now);
      return dashboard;
    },
    // A user who returns from a lesson sees its new position.
    staleTime: 0,
    refetchInterval: askAgainIn,
  });

/** Returns the dashboard stored on this device until the response arrives; `at` is the time of the data. */
export function useDashboard(userId: string, before: () => Promise<void>) {
  const asked = useQuery(dashboardQuery(userId, before));
  const { data: fresh, dataUpdatedAt, refetch } = asked;
  const [kept, setKept] = useState<KeptAnswer<Dashboard>>();
  const look = useCallback((): void => void refetch({ cancelRefetch: false }), [refetch]);
  useAskOnReturn(true, look);

  useEffect(() => {
    let isLeft = false;
    void readKeptAnswer<Dashboard>(userId, keyOf(userId)).then((found) => !isLeft && setKept(found));
    return () => {
      isLeft = true;
    };
  }, [userId]);

  return { ...asked, data: fresh ?? kept?.answer, at: fresh ? dataUpdatedAt : (kept?.at ?? 0) };
}
