import { queryOptions } from '@tanstack/react-query';
import { readApiResponse, api, type ResponseBody } from 'shell/api';
import { getBrowserTimeZone } from 'shell/time-zone';

export type PracticeRecord = ResponseBody<'/api/practice/record', 'get'>;
export type DayRecord = ResponseBody<'/api/practice/record/day', 'get'>;

export const practiceRecordQuery = (userId: string, year: number) =>
  queryOptions({
    queryKey: ['practice', userId, 'record', year],
    queryFn: async () => {
      const [before, record] = await Promise.all([readRecord(year - 1), readRecord(year)]);
      return { ...record, days: [...before.days, ...record.days] };
    },
  });

const readRecord = (year: number) =>
  readApiResponse(api.GET('/api/practice/record', { params: { query: { year, zone: getBrowserTimeZone() } } }));

export const practiceDayQuery = (userId: string, day: string) =>
  queryOptions({
    queryKey: ['practice', userId, 'record', day],
    queryFn: () =>
      readApiResponse(api.GET('/api/practice/record/day', { params: { query: { day, zone: getBrowserTimeZone() } } })),
  });

export async function fetchPracticeRecordFile(): Promise<Blob> {
  const call = api.GET('/api/practice/record.csv', {
    params: { query: { zone: getBrowserTimeZone() } },
    parseAs: 'blob',
  });
  return (await readApiResponse(call)) as unknown as Blob;
}

export async function setPracticeRecordEnabled(keepsRecord: boolean): Promise<void> {
  await readApiResponse(api.PUT('/api/practice/record', { body: { keepsRecord } }));
}

/** Lessons and journal entries are not deleted, but no longer count as practice. */
export async function deletePracticeRecord(): Promise<void> {
  await readApiResponse(api.DELETE('/api/practice/record'));
}
