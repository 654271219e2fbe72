import { queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseBody, ResponseItem } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';

export type Inquiry = ResponseItem<'/api/admin/inquiries'>;
export type InquiryKind = Inquiry['kind'];
export type InquiryStatus = Inquiry['status'];
export type InquiryDetails = ResponseBody<'/api/admin/inquiries/{id}', 'get'>;

export const inquiriesQueryKey = ['inquiries'];

const listEveryMs = 30_000;
const oneEveryMs = 10_000;

export const inquiryList = (
  api: Shell['api'],
  kinds: readonly InquiryKind[],
  status: InquiryStatus | undefined,
): PagedList<Inquiry> => ({
  key: [...inquiriesQueryKey, 'list', kinds, status],
  read: (request) =>
    readApiResponse(
      api.GET('/api/admin/inquiries', {
        params: { query: { ...request, kind: kinds.join(','), ...(status && { status }) } },
      }),
    ),
  everyMs: listEveryMs,
});

/** This request does not mark the inquiry as read. */
export const inquiryQuery = (api: Shell['api'], id: string) =>
  queryOptions({
    queryKey: [...inquiriesQueryKey, 'one', id],
    queryFn: () => readApiResponse(api.GET('/api/admin/inquiries/{id}', { params: { path: { id } } })),
    refetchInterval: oneEveryMs,
  });

export const inquiryCountsQuery = (api: Shell['api']) =>
  queryOptions({
    queryKey: [...inquiriesQueryKey, 'waiting'],
    queryFn: () => readApiResponse(api.GET('/api/admin/waiting')),
    refetchInterval: listEveryMs,
  });

export const inquiryStatuses: readonly InquiryStatus[] = ['open', 'answered', 'closed'];

export const parseInquiryStatus = (word: string | null): InquiryStatus | undefined =>
  inquiryStatuses.find((status) => status === word);
