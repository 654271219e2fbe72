import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { refetch } from 'shell/refetch';
import { readResponse } from 'shell/api-problem';
import type { ResponseBody, Row } from 'shell/api';
import { failureToast } from '../../../shell/failure-toast.ts';
import type { PagedList } from '../../../shell/paged-list.ts';
import { useShell, type Shell } from '../../../shell/shell.tsx';

type Api = Shell['api'];

export type Health = ResponseBody<'/api/admin/billing', 'get'>;
export type StripeEvent = Row<'/api/admin/billing/events'>;
export type Drift = Row<'/api/admin/billing/drift'>;
export type FailedPayment = Omit<Row<'/api/admin/billing/failed-payments'>, 'invoiceId'> & { id: string };
export type Waiting = 'unprocessed' | 'all';

/** Refetch interval while the page is visible. */
const everyMs = 10_000;
const billingKey = ['billing'];

export const healthQuery = (api: Api) =>
  queryOptions({
    queryKey: [...billingKey, 'health'],
    queryFn: () => readResponse(api.GET('/api/admin/billing')),
    refetchInterval: everyMs,
  });

export const eventList = (api: Api, state: Waiting): PagedList<StripeEvent> => ({
  key: [...billingKey, 'events', state],
  read: (query) => readResponse(api.GET('/api/admin/billing/events', { params: { query: { ...query, state } } })),
  everyMs,
});

export const driftList = (api: Api): PagedList<Drift> => ({
  key: [...billingKey, 'drift'],
  read: (query) => readResponse(api.GET('/api/admin/billing/drift', { params: { query } })),
  everyMs,
});

export const failedPaymentList = (api: Api): PagedList<FailedPayment> => ({
  key: [...billingKey, 'failed-payments'],
  read: async (query) => {
    const { items, nextCursor } = await readResponse(
      api.GET('/api/admin/billing/failed-payments', { params: { query } }),
    );
    return { items: items.map(({ invoiceId, ...payment }) => ({ ...payment, id: invoiceId })), nextCursor };
  },
  everyMs,
});

/** Processes a Stripe webhook event again; safe to repeat. */
export function useReplay(id: string) {
  const { api, toasts } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => readResponse(api.POST('/api/admin/billing/events/{id}/replay', { params: { path: { id } } })),
    onSuccess: () => toasts.show({ title: 'Replay queued', description: 'It is processed again in a moment.' }),
    onError: (error) => toasts.show(failureToast('Failed to replay', error)),
    onSettled: () => refetch(queryClient, billingKey),
  });
}
