import { queryOptions } from '@tanstack/react-query';
import { answer } from 'shell/answer';
import type { Answered } from 'shell/api';
import type { Shell } from '../../../shell/shell.tsx';

export type Stats = Answered<'/api/admin/stats', 'get'>;

export const statsQuery = (api: Shell['api']) =>
  queryOptions({ queryKey: ['stats'], queryFn: () => answer(api.GET('/api/admin/stats')) });
