import { queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { RequestBody, ResponseBody, ResponseItem } from 'shell/api';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';
import { campaignKey, type Campaign } from './campaigns.ts';

type Api = Shell['api'];

export type SendInput = RequestBody<'/api/admin/campaigns/{id}/send'>;
export type CampaignRecipient = ResponseItem<'/api/admin/campaigns/{id}/recipients'>;
export type RecipientState = CampaignRecipient['state'];

/** Rejects with 409 when the number of recipients or the campaign has changed after the check. */
export const sendCampaign = (api: Api, id: string, input: SendInput, seen: string): Promise<Campaign> =>
  readApiResponse(
    api.POST('/api/admin/campaigns/{id}/send', {
      params: { path: { id }, header: { 'if-match': `"${seen}"` } },
      body: input,
    }),
  );

export type CampaignControl = 'undo' | 'pause' | 'resume' | 'stop';

const controlPaths = {
  undo: '/api/admin/campaigns/{id}/undo',
  pause: '/api/admin/campaigns/{id}/pause',
  resume: '/api/admin/campaigns/{id}/resume',
  stop: '/api/admin/campaigns/{id}/stop',
} as const;

export const controlCampaign = (api: Api, id: string, control: CampaignControl): Promise<Campaign> =>
  readApiResponse(api.POST(controlPaths[control], { params: { path: { id } } }));

/** `held-back` means that the person had another campaign or automation email on the same day. */
export type RecipientChoice = RecipientState | 'held-back';

interface RecipientFilter {
  state: RecipientChoice | undefined;
  everyMs: number | undefined;
}

export const recipientList = (
  api: Api,
  id: string,
  { state, everyMs }: RecipientFilter,
): PagedList<CampaignRecipient> => ({
  key: [...campaignKey, id, 'recipients', state],
  read: (request) =>
    readApiResponse(
      api.GET('/api/admin/campaigns/{id}/recipients', {
        params: {
          path: { id },
          query: { ...request, ...(state === 'held-back' ? { heldBack: 'true' } : state && { state }) },
        },
      }),
    ),
  ...(everyMs && { everyMs }),
});

export type CampaignStatistics = ResponseBody<'/api/admin/campaigns/{id}/statistics', 'get'>;

/** A live update refetches all queries whose key begins with the campaign key, so slow statistics have another key. */
export const statisticsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['campaign-statistics', id],
    queryFn: () => readApiResponse(api.GET('/api/admin/campaigns/{id}/statistics', { params: { path: { id } } })),
  });

export const fetchCampaignCsv = (api: Api, id: string): Promise<unknown> =>
  readApiResponse(api.GET('/api/admin/campaigns/{id}/statistics/csv', { params: { path: { id } }, parseAs: 'blob' }));

export const mailingListFiguresQuery = (api: Api) =>
  queryOptions({
    queryKey: ['mailing', 'figures'],
    queryFn: () => readApiResponse(api.GET('/api/admin/mailing/figures')),
    staleTime: 60_000,
  });
