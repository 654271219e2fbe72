import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Answered } from 'shell/api';

export type PracticeRecord = Answered<'/api/practice/record', 'get'>;

/** The record of this year, and before it the days of the last one. */
export const recordQuery = (userId: string, year: number) =>
  queryOptions({
    queryKey: ['practice', userId, 'record', year],
    queryFn: async () => {
      const [before, record] = await Promise.all([readRecord(year - 1), readRecord(year)]);
      return { ...record, days: [...before.days, ...record.days] };
    },
  });

const readRecord = (year: number) => answer(api.GET('/api/practice/record', { params: { query: { year } } }));

/** Whether sits are written down from now on. */
export async function keepRecord(keepsRecord: boolean): Promise<void> {
  await answer(api.PUT('/api/practice/record', { body: { keepsRecord } }));
}

/** Deletes every sit, for good. */
export async function deleteRecord(): Promise<void> {
  await answer(api.DELETE('/api/practice/record'));
}
