import { queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseBody } from 'shell/api';
import type { Shell } from '../../../shell/shell.tsx';
import { contentKey } from './content.ts';

export type ReflectionDays = ResponseBody<'/api/admin/reflection-days', 'get'>;
export type ReflectionDay = ReflectionDays['items'][number];

/** Days of a range with a daily reflection, and the empty days of the next 30. */
export const reflectionDaysQuery = (api: Shell['api'], range: { from: string; until: string }) =>
  queryOptions({
    queryKey: [...contentKey, 'reflection-days', range],
    queryFn: () => readApiResponse(api.GET('/api/admin/reflection-days', { params: { query: range } })),
  });
