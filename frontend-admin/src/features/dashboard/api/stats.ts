import { queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseBody } from 'shell/api';
import type { Shell } from '../../../shell/shell.tsx';

export type DashboardStats = ResponseBody<'/api/admin/stats', 'get'>;

export const dashboardStatsQuery = (api: Shell['api']) =>
  queryOptions({ queryKey: ['stats'], queryFn: () => readApiResponse(api.GET('/api/admin/stats')) });
