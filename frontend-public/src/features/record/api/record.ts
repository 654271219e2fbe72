import { queryOptions } from '@tanstack/react-query';
import { readResponse, api, type ResponseBody } from 'shell/api';
import { browserZone } from 'shell/time-zone';

export type PracticeRecord = ResponseBody<'/api/practice/record', 'get'>;
export type DayRecord = ResponseBody<'/api/practice/record/day', 'get'>;

export const recordQuery = (userId: string, year: number) =>
  queryOptions({
    queryKey: ['practice', userId, 'record', year],
    queryFn: async () => {
      const [before, record] = await Promise.all([readRecord(year - 1), readRecord(year)]);
      return { ...record, days: [...before.days, ...record.days] };
    },
  });

const readRecord = (year: number) =>
  readResponse(api.GET('/api/practice/record', { params: { query: { year, zone: browserZone() } } }));

export const dayQuery = (userId: string, day: string) =>
  queryOptions({
    queryKey: ['practice', userId, 'record', day],
    queryFn: () =>
      readResponse(api.GET('/api/practice/record/day', { params: { query: { day, zone: browserZone() } } })),
  });

export async function recordFile(): Promise<Blob> {
  const call = api.GET('/api/practice/record.csv', { params: { query: { zone: browserZone() } }, parseAs: 'blob' });
  return (await readResponse(call)) as unknown as Blob;
}

export async function setRecordEnabled(keepsRecord: boolean): Promise<void> {
  await readResponse(api.PUT('/api/practice/record', { body: { keepsRecord } }));
}

/** Deletes all sits. Lessons and journal entries stay, but the practice record no longer includes them. */
export async function deleteRecord(): Promise<void> {
  await readResponse(api.DELETE('/api/practice/record'));
}
