import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchQuery } from 'shell/refetch';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseBody, ResponseItem } from 'shell/api';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import type { PagedList } from '../../../shell/paged-list.ts';
import { useShell, type Shell } from '../../../shell/shell.tsx';

type Api = Shell['api'];

export type BillingHealth = ResponseBody<'/api/admin/billing', 'get'>;
export type StripeEvent = ResponseItem<'/api/admin/billing/events'>;
export type SubscriptionDrift = ResponseItem<'/api/admin/billing/drift'>;
export type FailedPayment = Omit<ResponseItem<'/api/admin/billing/failed-payments'>, 'invoiceId'> & { id: string };
export type StripeEventFilter = 'unprocessed' | 'all';

const everyMs = 10_000;
const billingKey = ['billing'];

export const billingHealthQuery = (api: Api) =>
  queryOptions({
    queryKey: [...billingKey, 'health'],
    queryFn: () => readApiResponse(api.GET('/api/admin/billing')),
    refetchInterval: everyMs,
  });

export const stripeEventList = (api: Api, state: StripeEventFilter): PagedList<StripeEvent> => ({
  key: [...billingKey, 'events', state],
  read: (query) => readApiResponse(api.GET('/api/admin/billing/events', { params: { query: { ...query, state } } })),
  everyMs,
});

export const subscriptionDriftList = (api: Api): PagedList<SubscriptionDrift> => ({
  key: [...billingKey, 'drift'],
  read: (query) => readApiResponse(api.GET('/api/admin/billing/drift', { params: { query } })),
  everyMs,
});

export const failedPaymentList = (api: Api): PagedList<FailedPayment> => ({
  key: [...billingKey, 'failed-payments'],
  read: async (query) => {
    const { items, nextCursor } = await readApiResponse(
      api.GET('/api/admin/billing/failed-payments', { params: { query } }),
    );
    return { items: items.map(({ invoiceId, ...payment }) => ({ ...payment, id: invoiceId })), nextCursor };
  },
  everyMs,
});

/** A second replay of the same Stripe event has no further effect. */
export function useReplayStripeEvent(id: string) {
  const { api, toasts } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => readApiResponse(api.POST('/api/admin/billing/events/{id}/replay', { params: { path: { id } } })),
    onSuccess: () => toasts.show({ title: 'Replay queued', description: 'It is processed again in a moment.' }),
    onError: (error) => toasts.show(createFailureToast('Failed to replay', error)),
    onSettled: () => refetchQuery(queryClient, billingKey),
  });
}
