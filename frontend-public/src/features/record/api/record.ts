import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Answered } from 'shell/api';
import { ownZone } from 'shell/time-zone';

export type PracticeRecord = Answered<'/api/practice/record', 'get'>;
export type DayRecord = Answered<'/api/practice/record/day', 'get'>;

/** The practice record of a year; includes the days of the year before. */
export const recordQuery = (userId: string, year: number) =>
  queryOptions({
    queryKey: ['practice', userId, 'record', year],
    queryFn: async () => {
      const [before, record] = await Promise.all([readRecord(year - 1), readRecord(year)]);
      return { ...record, days: [...before.days, ...record.days] };
    },
  });

const readRecord = (year: number) =>
  answer(api.GET('/api/practice/record', { params: { query: { year, zone: ownZone() } } }));

export const dayQuery = (userId: string, day: string) =>
  queryOptions({
    queryKey: ['practice', userId, 'record', day],
    queryFn: () => answer(api.GET('/api/practice/record/day', { params: { query: { day, zone: ownZone() } } })),
  });

export async function recordFile(): Promise<Blob> {
  const call = api.GET('/api/practice/record.csv', { params: { query: { zone: ownZone() } }, parseAs: 'blob' });
  return (await answer(call)) as unknown as Blob;
}

export async function keepRecord(keepsRecord: boolean): Promise<void> {
  await answer(api.PUT('/api/practice/record', { body: { keepsRecord } }));
}

/** Deletes all sits; lessons and journal entries stay, but leave the record. */
export async function deleteRecord(): Promise<void> {
  await answer(api.DELETE('/api/practice/record'));
}
