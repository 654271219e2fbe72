import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readAgain } from 'shell/read-again';
import { answer } from 'shell/answer';
import type { Answered, Row } from 'shell/api';
import { failureToast } from '../../../shell/failure-toast.ts';
import type { PagedList } from '../../../shell/paged-list.ts';
import { useShell, type Shell } from '../../../shell/shell.tsx';

type Api = Shell['api'];

export type Health = Answered<'/api/admin/billing', 'get'>;
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
    queryFn: () => answer(api.GET('/api/admin/billing')),
    refetchInterval: everyMs,
  });

export const eventList = (api: Api, state: Waiting): PagedList<StripeEvent> => ({
  key: [...billingKey, 'events', state],
  read: (query) => answer(api.GET('/api/admin/billing/events', { params: { query: { ...query, state } } })),
  everyMs,
});

export const driftList = (api: Api): PagedList<Drift> => ({
  key: [...billingKey, 'drift'],
  read: (query) => answer(api.GET('/api/admin/billing/drift', { params: { query } })),
  everyMs,
});

export const failedPaymentList = (api: Api): PagedList<FailedPayment> => ({
  key: [...billingKey, 'failed-payments'],
  read: async (query) => {
    const { items, nextCursor } = await answer(api.GET('/api/admin/billing/failed-payments', { params: { query } }));
    return { items: items.map(({ invoiceId, ...payment }) => ({ ...payment, id: invoiceId })), nextCursor };
  },
  everyMs,
});

/** Processes a webhook event again; safe to repeat. */
export function useReplay(id: string) {
  const { api, toasts } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => answer(api.POST('/api/admin/billing/events/{id}/replay', { params: { path: { id } } })),
    onSuccess: () => toasts.show({ title: 'Replay queued', description: 'It is processed again in a moment.' }),
    onError: (error) => toasts.show(failureToast('Failed to replay', error)),
    onSettled: () => readAgain(queryClient, billingKey),
  });
}
