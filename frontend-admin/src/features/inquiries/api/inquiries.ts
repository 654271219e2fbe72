import { queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { ResponseBody, ResponseItem } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';

export type Inquiry = ResponseItem<'/api/admin/inquiries'>;
export type InquiryKind = Inquiry['kind'];
export type InquiryStatus = Inquiry['status'];
export type InquiryDetails = ResponseBody<'/api/admin/inquiries/{id}', 'get'>;

/** Prefix of all inquiry queries, invalidated together because a change may affect each of them. */
export const inquiriesKey = ['inquiries'];

/** Refetch interval of a visible inbox. */
const listEveryMs = 30_000;
/** Refetch interval of an open inquiry. It is shorter because the email with a reply is sent in the background. */
const oneEveryMs = 10_000;

/** Lists inquiries, newest first; `q` matches a name, an email address or a reference. */
export const inquiryList = (
  api: Shell['api'],
  kinds: readonly InquiryKind[],
  status: InquiryStatus | undefined,
): PagedList<Inquiry> => ({
  key: [...inquiriesKey, 'list', kinds, status],
  read: (request) =>
    readApiResponse(
      api.GET('/api/admin/inquiries', {
        params: { query: { ...request, kind: kinds.join(','), ...(status && { status }) } },
      }),
    ),
  everyMs: listEveryMs,
});

/** Reads an inquiry and does not mark it as read. */
export const inquiryQuery = (api: Shell['api'], id: string) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'one', id],
    queryFn: () => readApiResponse(api.GET('/api/admin/inquiries/{id}', { params: { path: { id } } })),
    refetchInterval: oneEveryMs,
  });

/** Counts unanswered inquiries by inbox, and forum posts in the moderation queue. */
export const inquiryCountsQuery = (api: Shell['api']) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'waiting'],
    queryFn: () => readApiResponse(api.GET('/api/admin/waiting')),
    refetchInterval: listEveryMs,
  });

export const inquiryStatuses: readonly InquiryStatus[] = ['open', 'answered', 'closed'];

export const parseInquiryStatus = (word: string | null): InquiryStatus | undefined =>
  inquiryStatuses.find((status) => status === word);
