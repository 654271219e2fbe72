import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseBody, ResponseItem } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import { useShell, type Shell } from '../../../shell/shell.tsx';

export type SuppressedAddress = ResponseItem<'/api/admin/mailing/suppressed'>;
export type SuppressionReason = SuppressedAddress['reason'];

export const suppressedAddressList = (
  api: Shell['api'],
  reason: SuppressionReason | undefined,
): PagedList<SuppressedAddress> => ({
  key: ['mailing', 'suppressed', reason ?? 'any'],
  read: (request) =>
    readApiResponse(
      api.GET('/api/admin/mailing/suppressed', { params: { query: { ...request, ...(reason && { reason }) } } }),
    ),
});

export function useRemoveSuppression() {
  const { api } = useShell();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SuppressedAddress) =>
      readApiResponse(api.DELETE('/api/admin/mailing/suppressed/{id}', { params: { path: { id } } })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['mailing'] }),
  });
}

export type MailHealthReport = ResponseBody<'/api/admin/mailing/health', 'get'>;

export const mailHealthQuery = (api: Shell['api']) =>
  queryOptions({
    queryKey: ['mailing', 'health'],
    queryFn: () => readApiResponse(api.GET('/api/admin/mailing/health')),
  });
