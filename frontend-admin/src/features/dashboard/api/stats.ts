import { queryOptions } from '@tanstack/react-query';
import { readResponse } from 'shell/api-problem';
import type { ResponseBody } from 'shell/api';
import type { Shell } from '../../../shell/shell.tsx';

export type Stats = ResponseBody<'/api/admin/stats', 'get'>;

export const statsQuery = (api: Shell['api']) =>
  queryOptions({ queryKey: ['stats'], queryFn: () => readResponse(api.GET('/api/admin/stats')) });
