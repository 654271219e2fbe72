import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseBody, ResponseItem } from 'shell/api';
import { useShell, type Shell } from '../../../shell/shell.tsx';
import type { PagedList } from '../../../shell/paged-list.ts';

export type Subscriber = ResponseItem<'/api/admin/subscribers'>;

export const subscriberList = (api: Shell['api']): PagedList<Subscriber> => ({
  key: ['subscribers'],
  read: (request) => readApiResponse(api.GET('/api/admin/subscribers', { params: { query: request } })),
});

export type SubscriberCounts = ResponseBody<'/api/admin/subscribers/counts', 'get'>;

export const subscriberCountsQuery = (api: Shell['api']) =>
  queryOptions({
    queryKey: ['subscribers', 'counts'],
    queryFn: () => readApiResponse(api.GET('/api/admin/subscribers/counts')),
  });

export const subscriberConsentsQuery = (api: Shell['api'], id: string) =>
  queryOptions({
    queryKey: ['subscribers', 'consents', id],
    queryFn: () => readApiResponse(api.GET('/api/admin/subscribers/{id}/consents', { params: { path: { id } } })),
  });

export function useUnsubscribeByStaff() {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Subscriber) =>
      readApiResponse(api.POST('/api/admin/subscribers/{id}/unsubscribe', { params: { path: { id } } })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['subscribers'] }),
  });
}

export function useResendWelcomeEmail() {
  const { api } = useShell();
  return useMutation({
    mutationFn: ({ email, firstName }: Subscriber) =>
      readApiResponse(
        api.POST('/api/functions/start-email-campaign', {
          body: { email, firstName: firstName || 'Friend', userId: null, campaignType: 'welcome' },
        }),
      ),
  });
}
