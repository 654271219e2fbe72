import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Row } from 'shell/api';

export type Venture = Row<'/api/ventures'>;

/** How far one's own applications are. */
export const venturesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['ventures', userId],
    queryFn: async () => (await answer(api.GET('/api/ventures'))).items,
  });
