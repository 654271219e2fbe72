import { queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseBody } from 'shell/api';
import type { Shell } from '../../../shell/shell.tsx';
import { contentKey } from './content.ts';

export type ReflectionDays = ResponseBody<'/api/admin/reflection-days', 'get'>;
export type ReflectionDay = ReflectionDays['items'][number];

export const reflectionDaysQuery = (api: Shell['api'], range: { from: string; until: string }) =>
  queryOptions({
    queryKey: [...contentKey, 'reflection-days', range],
    queryFn: () => readApiResponse(api.GET('/api/admin/reflection-days', { params: { query: range } })),
  });

/** Every response contains the empty days of the next 30 days, so a range of one day is enough. */
export function emptyReflectionDaysQuery(api: Shell['api']) {
  const today = new Date().toISOString().slice(0, 10);
  return { ...reflectionDaysQuery(api, { from: today, until: today }), staleTime: 60_000 };
}

export type ReflectionImport = ResponseBody<'/api/admin/reflection-days/import-preview', 'post'>;

export const previewReflectionImport = (api: Shell['api'], list: string): Promise<ReflectionImport> =>
  readApiResponse(api.POST('/api/admin/reflection-days/import-preview', { body: { list } }));

/** Adds all texts of a list, or none. */
export const importReflections = (api: Shell['api'], list: string): Promise<{ added: number }> =>
  readApiResponse(api.POST('/api/admin/reflection-days/import', { body: { list } }));
