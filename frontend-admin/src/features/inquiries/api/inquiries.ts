import { queryOptions } from '@tanstack/react-query';
import { answer } from 'shell/answer';
import type { Answered, Row } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';

export type Inquiry = Row<'/api/admin/inquiries'>;
export type InquiryKind = Inquiry['kind'];
export type InquiryStatus = Inquiry['status'];
export type WholeInquiry = Answered<'/api/admin/inquiries/{id}', 'get'>;

/** What every query about inquiries begins with: a change of one may show in all of them. */
export const inquiriesKey = ['inquiries'];

/** While an inbox is looked at, so often is it read again, for people write at any hour, */
const listEveryMs = 30_000;
/** and an inquiry, for the mail of a reply goes its own way. */
const oneEveryMs = 10_000;

/** Newest first, of these kinds, all or those in one state; `q` matches a name, an email or a reference. */
export const inquiryList = (
  api: Shell['api'],
  kinds: readonly InquiryKind[],
  status: InquiryStatus | undefined,
): PagedList<Inquiry> => ({
  key: [...inquiriesKey, 'list', kinds, status],
  read: (request) =>
    answer(
      api.GET('/api/admin/inquiries', {
        params: { query: { ...request, kind: kinds.join(','), ...(status && { status }) } },
      }),
    ),
  everyMs: listEveryMs,
});

/** One inquiry with everything said about it. Reading it marks nothing. */
export const inquiryQuery = (api: Shell['api'], id: string) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'one', id],
    queryFn: () => answer(api.GET('/api/admin/inquiries/{id}', { params: { path: { id } } })),
    refetchInterval: oneEveryMs,
  });

/** How many wait for an answer, by inbox, and how many posts of the forum wait. */
export const waitingQuery = (api: Shell['api']) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'waiting'],
    queryFn: () => answer(api.GET('/api/admin/waiting')),
    refetchInterval: listEveryMs,
  });

/** What becomes of an inquiry, in that order. */
export const statuses: readonly InquiryStatus[] = ['open', 'answered', 'closed'];

/** The status an address names; undefined, for all of them, where it names none. */
export const statusNamed = (word: string | null): InquiryStatus | undefined =>
  statuses.find((status) => status === word);
