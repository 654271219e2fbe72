import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Answered } from 'shell/api';

/** What a change of plan would mean. */
export type ChangePreview = Answered<'/api/account/membership/preview', 'post'>;

export const previewQuery = (userId: string | undefined, priceId: string) =>
  queryOptions({
    queryKey: ['membership', userId, 'preview', priceId],
    queryFn: () => answer(api.POST('/api/account/membership/preview', { body: { priceId } })),
    enabled: userId !== undefined,
    retry: false,
    staleTime: 0,
  });
