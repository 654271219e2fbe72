import { queryOptions, useMutation } from '@tanstack/react-query';
import { readResponse } from 'shell/api-problem';
import type { ResponseBody, Row } from 'shell/api';
import { useShell, type Shell } from '../../../shell/shell.tsx';
import type { PagedList } from '../../../shell/paged-list.ts';

export type Subscriber = Row<'/api/admin/subscribers'>;

/** Lists subscribers, newest first; `q` matches an email address, a first name or a last name. */
export const subscriberList = (api: Shell['api']): PagedList<Subscriber> => ({
  key: ['subscribers'],
  read: (request) => readResponse(api.GET('/api/admin/subscribers', { params: { query: request } })),
});

export type SubscriberCounts = ResponseBody<'/api/admin/subscribers/counts', 'get'>;

export const subscriberCountsQuery = (api: Shell['api']) =>
  queryOptions({
    queryKey: ['subscribers', 'counts'],
    queryFn: () => readResponse(api.GET('/api/admin/subscribers/counts')),
  });

export function useResendWelcome() {
  const { api } = useShell();
  return useMutation({
    mutationFn: ({ email, firstName }: Subscriber) =>
      readResponse(
        api.POST('/api/functions/start-email-campaign', {
          body: { email, firstName: firstName || 'Friend', userId: null, campaignType: 'welcome' },
        }),
      ),
  });
}
